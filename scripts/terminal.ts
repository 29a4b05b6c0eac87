/** Prints text from other people safely: names, addresses, files. */

/** Control characters, invisible formatting such as bidi overrides, line separators and half surrogate pairs. */
const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu

/** Returns the text as one line that cannot steer a terminal: each unprintable character becomes its code. */
export function printable(text: string): string {
  return text.replace(unprintable, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`)
}

/** Prints one line. */
export function printLine(text: string): void {
  console.log(printable(text))
}

/** Prints one error line. */
export function printError(text: string): void {
  console.error(printable(text))
}
