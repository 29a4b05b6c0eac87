import 'server-only'
import { cookies } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { readSessionCookie } from '#lib/server/auth/bearer'
import { findSignedIn, type SignedIn } from '#lib/server/auth/sessions'

/** Whoever asks for this page, read once a request. */
export const currentUser = cache(async (): Promise<SignedIn | undefined> => {
  const jar = await cookies()
  const claims = await readSessionCookie((name) => jar.get(name)?.value)
  return claims && findSignedIn(claims)
})

/** Signed in, whether or not a user type is chosen. Others go to /login. */
export async function requireSignedIn(): Promise<SignedIn> {
  return (await currentUser()) ?? redirect('/login')
}

/** Signed in and with a user type. Others go to /login or /user. */
export async function requireUser(): Promise<SignedIn> {
  const user = await requireSignedIn()
  return user.userType ? user : redirect('/user')
}
