import { describe, expect, test } from 'vitest'
import { activityParser } from '#lib/server/activities/ai/parser'

const answer = JSON.stringify({ activities: [{ title: 'A "quoted" {brace}' }, { title: 'שני', steps: ['[', ']'] }, { title: 'three' }] })
const titles = (values: unknown[]) => values.map((value) => JSON.stringify(value))

describe('activityParser', () => {
  test('returns each activity with the chunk that completes it', () => {
    const parser = activityParser()
    const end = answer.indexOf('}"}') + 3
    expect(parser.write(answer.slice(0, end - 1))).toEqual([])
    expect(parser.write(answer.slice(end - 1, end))).toEqual([{ title: 'A "quoted" {brace}' }])
    expect(parser.write(answer.slice(end))).toHaveLength(2)
  })

  test.each([1, 2, 3, 7, 50])('returns the same activities for chunks of %s characters', (size) => {
    const parser = activityParser()
    const found: unknown[] = []
    for (let at = 0; at < answer.length; at += size) found.push(...parser.write(answer.slice(at, at + size)))
    expect(found).toEqual(JSON.parse(answer).activities)
  })

  test.each([
    ['a fence', `\`\`\`json\n${answer}\n\`\`\``],
    ['words before and after', `Here you are: ${answer} Enjoy {them}!`],
    ['a thought with braces', `<think>I could answer {"activities":[{"title":"no"}]} …</think>\n${answer}`],
    ['braces in prose', `I use {this} and {"that": [1]} and {"activities": [ … ]}. So: ${answer}`],
    ['a thought without its opening tag', `We need {"activities": […]} of three …</think>${answer}`],
    ['other keys around', `{"note":{"activities":[{"title":"no"}]},${answer.slice(1)}`],
  ])('finds the activities despite %s', (_, text) => {
    for (const size of [1, 5, text.length]) {
      const parser = activityParser()
      const found: unknown[] = []
      for (let at = 0; at < text.length; at += size) found.push(...parser.write(text.slice(at, at + size)))
      expect(found).toEqual(JSON.parse(answer).activities)
    }
  })

  test('keeps complete activities before a syntax error and returns nothing after it', () => {
    const parser = activityParser()
    expect(titles(parser.write('{"activities":[{"title":"one"}, oops {"title":"two"}]}'))).toEqual(['{"title":"one"}'])
    expect(parser.write('{"activities":[{"title":"three"}]}')).toEqual([])
  })

  test.each([
    ['a bare list', '[{"title":"one"},{"title":"two"}]', ['{"title":"one"}', '{"title":"two"}']],
    ['a bare list with breaks around it', 'Here:\n[\n  {"title":"one"}\n]', ['{"title":"one"}']],
    ['one activity without a list', '{"title":"one","steps":[1]}', ['{"title":"one","steps":[1]}']],
    ['a list by another name', '{"items":[{"title":"one"}]}', ['{"title":"one"}']],
    ['a break within a text', '{"activities":[{"title":"one\ntwo"}]}', ['{"title":"one two"}']],
  ])('reads %s', (_, text, found) => {
    expect(titles(activityParser().write(text))).toEqual(found)
    const piecewise = activityParser()
    expect(titles([...text].flatMap((letter) => piecewise.write(letter)))).toEqual(found)
  })

  test.each(['', 'I am sorry, I cannot.', '[1, 2]', '{"note":"x"}', '<think>for ever'])('finds no activity in %j', (text) =>
    expect(activityParser().write(text)).toEqual([]),
  )

  // A parser that read everything again for each chunk would exceed the test timeout.
  test('reads a long thought in linear time', () => {
    const parser = activityParser()
    parser.write('<think>')
    for (let i = 0; i < 500_000; i++) parser.write('so {')
    expect(parser.write(`</think>${answer}`)).toHaveLength(3)
  })

  test('never throws for any input', () => {
    for (const text of ['{', '}{', '{"activities":[}', '{"activities":["\\u00"]}', '\0\0{', '{{{{{{']) {
      const parser = activityParser()
      expect(() => parser.write(text).concat(parser.write(text))).not.toThrow()
    }
  })
})
