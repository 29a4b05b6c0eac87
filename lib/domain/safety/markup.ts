/** Cards are plain text: markup and links, which a language model may write, are refused. */
import { decodeText } from '#lib/domain/safety/normalise'

const tags =
  'a|b|i|u|p|s|br|hr|em|ol|ul|li|h[1-6]|div|img|svg|pre|sub|sup|code|font|form|html|body|head|link|meta|base|span|style|table|tr|td|strong|video|audio|input|button|iframe|script|object|embed|marquee|center|blockquote'
const domains = 'com|org|net|io|app|info|edu|gov|tv|dev|xyz|site|shop|blog|online|example|co\\.[a-z]{2}|org\\.[a-z]{2}'

const marks = [
  // An opening bracket with a space behind it is a tag only with a tag's name: "the signs < and >" are maths.
  /<\/?[a-z!?][^<>]*>/i,
  new RegExp(`<\\s*/?\\s*(?:${tags})(?:\\s[^<>]*)?/?\\s*>`, 'i'),
  /<\s*(?:script|iframe|img|svg|style|object|embed|a)\b(?=[\s\S]*[=/>])/i,
  /<!--/,
  /\bon(?:error|click|load|mouseover|focus)\s*=/i,
  /\b(?:https?|ftp|javascript|vbscript|data|file)\s*:\s*(?:\/\/|[a-z]+[/(])/i,
  /\bmailto\s*:/i,
  /\b[\w.+-]+@[\w-]+\.[a-z]{2,}/i,
  /\bwww\s*\.\s*[a-z0-9]/i,
  /!?\[[^\]\n]*\]\([^)\n]*\)/,
  /\[\/?(?:b|i|u|url|img|code|quote)(?:=[^\]\n]*)?\]/i,
  /\*\*\S[^*\n]*\*\*/,
  /__[\p{L}\p{N}][^_\n]*[\p{L}\p{N}]__/u,
  /(?:^|\n)\s*#{1,6}\s+\S/,
  /```|~~\S|\{\{/,
  new RegExp(`\\b[a-z0-9-]+\\.(?:${domains})\\b`, 'i'),
  /\b[a-z0-9-]+\.[a-z]{2,}\/[\w-]/i,
]

/** Returns the first markup or link in the text, if any: HTML tags (also written as entities), URLs, markdown links. */
export function markupIn(text: string): string | undefined {
  const plain = decodeText(text)
  for (const mark of marks) {
    const found = mark.exec(plain)
    if (found !== null) return found[0].slice(0, 60)
  }
  return undefined
}
