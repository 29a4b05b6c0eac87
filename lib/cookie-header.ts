/** Every value that came under a name in a Cookie header, in the order in which they came, as they were written. */
export function valuesInCookie(header: string | null | undefined, name: string): string[] {
  return (header ?? '').split(';').flatMap((pair) => {
    const [key = '', ...rest] = pair.split('=')
    return key.trim() === name ? [rest.join('=').trim()] : []
  })
}
