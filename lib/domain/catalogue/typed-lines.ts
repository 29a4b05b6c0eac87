/** What is typed one a line; empty ones are left out. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Steps typed one a line, without the numbers that some type and every screen puts before them anyhow. */
export function stepsOf(text: string): string[] {
  return linesOf(text)
    .map((line) => line.replace(/^\d{1,2}[.)]\s+/, ''))
    .filter(Boolean)
}
