import 'server-only'
import { JSONParser } from '@streamparser/json'

/** Tag that encloses a thinking model's thoughts before the answer. */
const THOUGHT = '<think>'
const THOUGHT_END = '</think>'
/** Prefix added to a list without the requested wrapper. */
const WRAPPED = '{"activities":'
/** Maximum new searches for the JSON after text that only looked like it. */
const MOST_BEGINNINGS = 50

/**
 * Parses a model's answer `{"activities": […]}` in pieces. Each piece returns the activities it completes, as plain values. Text around the
 * JSON (a fence of ```, a thought, braces in prose) is skipped; after the first activity, the first error ends the parsing.
 */
export function activityParser() {
  const afterThought = thoughtFilter()
  const found: unknown[] = []
  let json: JSONParser | undefined
  let isBroken = false
  let hasFound = false
  let beginnings = 0
  /** Text from the assumed opening brace; kept until an activity confirms it. */
  let unproven = ''

  function begin(): JSONParser {
    beginnings++
    isBroken = false
    const parser = new JSONParser({ paths: ['$.activities.*', '$'], keepStack: false })
    parser.onValue = ({ key, value }) => {
      // A list was requested; a single activity counts as a list of one.
      const isAlone = key === undefined && !hasFound && isRecord(value) && 'title' in value
      if (typeof key !== 'number' && !isAlone) return
      hasFound = true
      found.push(value)
    }
    parser.onError = () => {
      isBroken = true
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
        // The text after a bracket shows whether it opens the list.
        if (found && !found[1]) {
          unproven = unproven.slice(start)
          return
        }
        unproven = found?.[1] === '{' ? `${WRAPPED}${unproven.slice(start)}` : unproven.slice(start)
        json = begin()
        rest = unproven
      }
      json.write(rest)
      if (hasFound || !(isBroken || json.isEnded)) return
      json = undefined
      unproven = unproven.slice(1)
      rest = ''
    }
    if (json && !isBroken && !json.isEnded) json.write(rest)
  }

  return {
    write(text: string): unknown[] {
      feed(withoutBreaks(afterThought(text)))
      return found.splice(0)
    },
  }
}

/** Passes on the text after a thought, if the answer begins with one. */
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

/** Replaces line breaks with spaces: within texts JSON forbids them, and between its parts they have no meaning. */
function withoutBreaks(text: string): string {
  return text.replace(/[\n\r\t]/g, ' ')
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
