/** Splits text into lines, without empty ones. */
export function linesOf(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
}

/** Splits text into steps, without typed numbers, because every screen adds its own. */
export function stepsOf(text: string): string[] {
  return linesOf(text).map((line) => line.replace(/^\d{1,2}[.)]\s+/, ''))
}
