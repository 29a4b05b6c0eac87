import { Options } from '@zxcvbn-ts/core'
import { describe, expect, test } from 'vitest'
import { languages } from '#lib/domain/platform/basics'
import { messagesOf } from '#lib/i18n/messages'
import { createResetToken, person } from '../factories.ts'
import { api } from '../setup/api.ts'
import { NEW_PASSWORD, PASSWORD } from '../setup/data/passwords.ts'
import { browser } from '../setup/next-auth.ts'

let count = 0
const signUp = (fields: Record<string, unknown>, headers: Record<string, string> = {}) => {
  count++
  const body = { email: `levi${count}@example.com`, password: PASSWORD, ...fields }
  return api('POST /user', { body, headers: { 'x-forwarded-for': `192.0.2.${count}`, ...headers } })
}
const WEAK = 'This password is too easy to guess.'

describe('a password that is easy to guess', () => {
  const { warning, suggestion } = messagesOf.en.passwordAdvice
  test.each([
    ['sunshine2020!', {}, [warning.similarToCommon, suggestion.anotherWord]],
    ['abcdefghijk', {}, [warning.sequences, suggestion.anotherWord, suggestion.sequences]],
    ['zxcvfr4321q', {}, [warning.keyPattern, suggestion.anotherWord, suggestion.longerKeyboardPattern]],
    ['xqxqxqxqxqxq', {}, [warning.extendedRepeat, suggestion.anotherWord, suggestion.repeated]],
    ['x'.repeat(128), {}, [warning.simpleRepeat, suggestion.anotherWord, suggestion.repeated]],
    ['19.03.2019', {}, [warning.dates, suggestion.anotherWord, suggestion.dates]],
    ['qz7!kd0p', {}, [suggestion.anotherWord]],
    ['noa.shalev', { email: 'noa.shalev@example.com' }, [warning.userInputs, suggestion.anotherWord]],
    ['ShalevTamar', { name: 'Tamar Shalev' }, [warning.userInputs, suggestion.anotherWord, suggestion.capitalization]],
    ['cometa2026', {}, [warning.userInputs, suggestion.anotherWord]],
  ])('is refused at sign-up: %s, with %j', async (password, fields, advice) => {
    const response = await signUp({ ...fields, password })
    expect(response.status).toBe(422)
    const { errors } = await response.json()
    expect(errors.map(({ field }: { field: string }) => field)).toEqual(['password'])
    for (const sentence of [WEAK, ...advice]) expect(errors[0].message).toContain(sentence)
  })

  test.each(languages)('is refused with advice in the user’s language: %s', async (language) => {
    const { validation, passwordAdvice } = messagesOf[language]
    const response = await signUp({ password: 'abcdefghijk' }, { 'accept-language': language })
    const sentences = [validation.password_weak, passwordAdvice.warning.sequences, passwordAdvice.suggestion.anotherWord]
    expect((await response.json()).errors).toEqual([{ field: 'password', message: [...sentences, passwordAdvice.suggestion.sequences].join(' ') }])
  })

  test('is refused at a change of password, also if it contains the account’s name', async () => {
    const dana = await person({ password: PASSWORD })
    await api('PUT /user/me', { as: dana, body: { name: 'Rosalinda Quintero' } })
    const body = { current_password: PASSWORD, new_password: 'rosalindaquintero1' }
    const response = await api('PUT /user/me/password', { as: dana, body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'new_password', message: expect.stringContaining(WEAK) }])
    expect(await browser().signIn(dana.email, PASSWORD)).toBe('ok')
  })

  test('is refused at a password reset, without using up the link', async () => {
    const dana = await person()
    const token = await createResetToken(dana)
    const reset = (password: string) => api('POST /user/password-reset', { body: { token, new_password: password } })
    const response = await reset('cometa2026')
    expect(response.status).toBe(422)
    expect((await response.json()).errors).toEqual([{ field: 'new_password', message: expect.stringContaining(WEAK) }])
    expect((await reset(NEW_PASSWORD)).status).toBe(204)
  })

  test('is judged by its beginning, so that a long one does not block the server', async () => {
    expect((await signUp({ password: `${'xy'.repeat(32)}${PASSWORD}` })).status).toBe(422)
    expect((await signUp({ password: `${PASSWORD}${'xy'.repeat(32)}` })).status).toBe(201)
  })
})

test.each([PASSWORD, 'k3v9-wq2h-zx7m', 'סיסמה ארוכה מאוד', 'contraseña muy larga', 'paper kite on tuesday'])(
  'a password that is hard to guess is accepted: %s',
  async (password) => {
    expect((await signUp({ password })).status).toBe(201)
    expect(await browser().signIn(`levi${count}@example.com`, password)).toBe('ok')
  },
)

test('the messages contain every warning and suggestion of zxcvbn', () => {
  const { warnings, suggestions } = new Options().translations
  // Advice from dictionaries and a service that are not used, and for an empty password.
  const never = ['wordByItself', 'namesByThemselves', 'commonNames', 'pwned', 'useWords', 'noNeed']
  const said = (keys: object) => Object.keys(keys).filter((key) => !never.includes(key))
  expect(said(warnings)).toEqual(Object.keys(messagesOf.en.passwordAdvice.warning))
  expect(said(suggestions)).toEqual(Object.keys(messagesOf.en.passwordAdvice.suggestion))
})
