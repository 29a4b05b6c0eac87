import 'server-only'

/**
 * Parses the one JSON object in a model's whole answer, without a preceding thought or a surrounding fence.
 * @throws SyntaxError if there is none
 */
export function jsonIn(answer: string): unknown {
  const text = answer.slice(answer.lastIndexOf('</think>') + 1)
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
