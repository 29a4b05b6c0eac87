import 'server-only'
import { JSONParser } from '@streamparser/json'

/** What thinking models put around what they write before they answer. */
const THOUGHT = '<think>'
const THOUGHT_END = '</think>'
/** Where the list comes alone, it is read as if it had been wrapped as asked. */
const WRAPPED = '{"activities":'
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
    const parser = new JSONParser({ paths: ['$.activities.*', '$'], keepStack: false })
    parser.onValue = ({ key, value }) => {
      // A list was asked for; one activity alone is one of one.
      const isAlone = key === undefined && !hasFound && isRecord(value) && 'title' in value
      if (typeof key !== 'number' && !isAlone) return
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
        const start = beginnings < MOST_BEGINNINGS ? unproven.search(/[{[]/) : -1
        if (start === -1) {
          unproven = ''
          return
        }
        const found = /^\[\s*(\S?)/.exec(unproven.slice(start))
        // Whether a bracket opens the list itself is told by what comes after it.
        if (found && !found[1]) {
          unproven = unproven.slice(start)
          return
        }
        unproven = found?.[1] === '{' ? `${WRAPPED}${unproven.slice(start)}` : unproven.slice(start)
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
      feed(withoutBreaks(afterThought(text)))
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

/** Breaks within a text, which JSON forbids, are spaces; between its parts they are nothing. */
function withoutBreaks(text: string): string {
  return text.replace(/[\n\r\t]/g, ' ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
