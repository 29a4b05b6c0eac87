import { randomUUID } from 'node:crypto'
import { PASSWORD } from './data/passwords.ts'

/** A user's headers for API calls and pages, and the ids of their children. */
export interface HttpPerson {
  authorization: string
  cookie: string
  childIds: string[]
}

/** Creates a user with `count` children over HTTP and signs in as a browser does. `fields` apply to each child. */
export async function personWithChildren(url: string, count: number, fields: Record<string, string> = {}, language = 'en'): Promise<HttpPerson> {
  const email = `person-${randomUUID()}@example.com`
  const json = { 'content-type': 'application/json', 'accept-language': language }
  await fetch(`${url}/api/user`, { method: 'POST', headers: json, body: JSON.stringify({ email, password: PASSWORD }) })
  const csrf = await fetch(`${url}/api/auth/csrf`)
  const { csrfToken } = await csrf.json()
  const form = new URLSearchParams({ email, password: PASSWORD, csrfToken, json: 'true' })
  const signIn = await fetch(`${url}/api/auth/callback/credentials`, {
    method: 'POST',
    body: form,
    headers: { cookie: cookiesOf(csrf) },
    redirect: 'manual',
  })
  const cookie = cookiesOf(signIn)
  const { token } = await (await fetch(`${url}/api/auth/session`, { headers: { cookie } })).json()
  const authorization = `Bearer ${token}`
  await fetch(`${url}/api/user/me`, { method: 'PUT', headers: { ...json, authorization }, body: JSON.stringify({ user_type: 'parent' }) })
  const childIds: string[] = []
  for (let n = 1; n <= count; n++) {
    const body = JSON.stringify({ name: `Child ${n}`, date_of_birth: '2022-10-05', interest_level: 'building and water', ...fields })
    const response = await fetch(`${url}/api/children`, { method: 'POST', headers: { ...json, authorization }, body })
    if (response.status !== 201) throw new Error(`No child: ${await response.text()}`)
    childIds.push((await response.json()).id)
  }
  return { authorization, cookie, childIds }
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';')[0])
    .join('; ')
}
