import 'server-only'
import { JSONParser } from '@streamparser/json'

/** What thinking models write before they answer. */
const thought = /^\s*<think>[\s\S]*?<\/think>/
const openThought = /^\s*<(?:t(?:h(?:i(?:n(?:k(?:>[\s\S]*)?)?)?)?)?)?$/

/**
 * Takes a model's answer `{"activities": […]}` piece by piece. Each piece brings the activities that have become whole with it,
 * as plain values. What stands around the JSON (a fence of ``` or a thought) is passed over; from the first fault in the JSON
 * on nothing more comes.
 */
export function activityParser() {
  const found: unknown[] = []
  const json = new JSONParser({ paths: ['$.activities.*'], keepStack: false })
  json.onValue = ({ key, value }) => {
    if (typeof key === 'number') found.push(value) // a list, as asked, not an object
  }
  // Thrown by `write` as well, where nobody listens.
  json.onError = () => {
    isOver = true
  }
  let isOver = false
  let before: string | undefined = ''

  function toJson(text: string): string {
    if (before === undefined) return text
    before += text
    if (openThought.test(before) && !thought.test(before)) return ''
    const answer = before.replace(thought, '')
    const start = answer.indexOf('{')
    if (start === -1) return ''
    before = undefined
    return answer.slice(start)
  }

  return {
    write(text: string): unknown[] {
      const piece = toJson(text)
      if (!isOver && piece !== '') json.write(piece)
      isOver ||= json.isEnded
      return found.splice(0)
    },
  }
}
