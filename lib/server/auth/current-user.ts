import 'server-only'
import { cookies, headers } from 'next/headers'
import { redirect } from 'next/navigation'
import { cache } from 'react'
import { onTheWayTo, returnPage } from '#lib/domain/platform/return-page'
import { readSessionCookie } from '#lib/server/auth/bearer'
import { findSignedIn, type SignedIn } from '#lib/server/auth/sessions'

/** Returns the user who requests this page, read once a request. */
export const currentUser = cache(async (): Promise<SignedIn | undefined> => {
  const jar = await cookies()
  const claims = await readSessionCookie((name) => jar.get(name)?.value)
  return claims && findSignedIn(claims)
})

/** Returns the signed-in user, with or without a user type. Redirects others to /login, which leads back here. */
export async function requireSignedIn(): Promise<SignedIn> {
  return (await currentUser()) ?? redirect(onTheWayTo(await pageAsked(), '/login'))
}

/** Returns the signed-in user with a user type. Redirects others to /login or /user, which lead back here. */
export async function requireUser(): Promise<SignedIn> {
  const user = await requireSignedIn()
  return user.userType ? user : redirect(onTheWayTo(await pageAsked(), '/user'))
}

async function pageAsked(): Promise<string | undefined> {
  return returnPage((await headers()).get('x-page'))
}
