/** Cards are plain text: markup and links, which a language model may write, are refused. */
import { reveal } from '#lib/domain/safety/normalise'

const marks = [
  /<\s*\/?\s*[a-z!?][^<>]*>/i,
  /<\s*(?:script|iframe|img|svg|style|object|embed|a)\b/i,
  /\bon(?:error|click|load|mouseover)\s*=/i,
  /\b(?:https?|ftp|javascript|vbscript|data|file)\s*:\s*(?:\/\/|[a-z]+[/(])/i,
  /\bwww\s*\.\s*[a-z0-9]/i,
  /!?\[[^\]\n]*\]\([^)\n]*\)/,
  /\b[a-z0-9-]+\.(?:com|org|net|io|app|info|co\.[a-z]{2}|co\.uk)\b/i,
]

/** The first piece of markup or link in the text, if there is one: HTML tags (also written as entities), URLs, markdown links. */
export function markupIn(text: string): string | undefined {
  const plain = reveal(text)
  for (const mark of marks) {
    const found = mark.exec(plain)
    if (found !== null) return found[0].slice(0, 60)
  }
  return undefined
}
