import 'server-only'

/**
 * The one JSON object of a model's whole answer, without a thought before it or a fence around it.
 * @throws SyntaxError if there is none
 */
export function jsonIn(answer: string): unknown {
  const text = answer.slice(answer.lastIndexOf('</think>') + 1)
  return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1))
}
