import 'server-only'
import { JSONParser } from '@streamparser/json'

/** What thinking models put around what they write before they answer. */
const THOUGHT = '<think>'
const THOUGHT_END = '</think>'
/** How often the JSON is looked for again after something that only looked like it. */
const MOST_BEGINNINGS = 50

/**
 * Takes a model's answer `{"activities": […]}` piece by piece. Each piece brings the activities that have become whole with it,
 * as plain values. What stands around the JSON (a fence of ```, a thought, braces in prose) is passed over; once an activity
 * has come, nothing more comes after the first fault.
 */
export function activityParser() {
  const afterThought = thoughtFilter()
  const found: unknown[] = []
  let json: JSONParser | undefined
  let isFaulty = false
  let hasFound = false
  let beginnings = 0
  /** From the brace on that is taken for the beginning; kept until an activity proves it. */
  let unproven = ''

  function begin(): JSONParser {
    beginnings++
    isFaulty = false
    const parser = new JSONParser({ paths: ['$.activities.*'], keepStack: false })
    parser.onValue = ({ key, value }) => {
      if (typeof key !== 'number') return // a list was asked for, not an object
      hasFound = true
      found.push(value)
    }
    parser.onError = () => {
      isFaulty = true
    }
    return parser
  }

  function feed(text: string) {
    let rest = text
    while (!hasFound) {
      unproven += rest
      if (!json) {
        const start = beginnings < MOST_BEGINNINGS ? unproven.indexOf('{') : -1
        unproven = start === -1 ? '' : unproven.slice(start)
        if (start === -1) return
        json = begin()
        rest = unproven
      }
      json.write(rest)
      if (hasFound || !(isFaulty || json.isEnded)) return
      json = undefined
      unproven = unproven.slice(1)
      rest = ''
    }
    if (json && !isFaulty && !json.isEnded) json.write(rest)
  }

  return {
    write(text: string): unknown[] {
      feed(afterThought(text))
      return found.splice(0)
    },
  }
}

/** Passes on what comes after a thought, where the answer begins with one. */
function thoughtFilter() {
  let state: 'unknown' | 'open' | 'over' = 'unknown'
  let held = ''
  return (text: string): string => {
    if (state === 'over') return text
    held += text
    if (state === 'unknown') {
      const start = held.trimStart()
      if (start.length < THOUGHT.length && THOUGHT.startsWith(start)) return ''
      if (!start.startsWith(THOUGHT)) {
        state = 'over'
        return held
      }
      state = 'open'
    }
    const end = held.indexOf(THOUGHT_END)
    if (end === -1) {
      held = held.slice(-THOUGHT_END.length)
      return ''
    }
    state = 'over'
    return held.slice(end + THOUGHT_END.length)
  }
}
