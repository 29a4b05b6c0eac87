'use client'

import dynamic from 'next/dynamic'
import type { ComponentType } from 'react'
import type { SignedInUser } from '#lib/client/auth/signed-in-user'

interface KeptPage {
  pattern: RegExp
  /** `id` is the id in the address, if it has one. */
  Screen: ComponentType<{ user: SignedInUser; id: string }>
}

const screens = () => import('#components/offline/kept-screens')

/** Pages with personal data, which this device can show without a network. */
export const keptPages: readonly KeptPage[] = [
  { pattern: /^\/$/, Screen: dynamic(() => import('#components/offline/kept-home').then((file) => file.KeptHome), { ssr: false }) },
  { pattern: /^\/profiles$/, Screen: dynamic(() => screens().then((file) => file.KeptProfiles), { ssr: false }) },
  { pattern: /^\/activities$/, Screen: dynamic(() => screens().then((file) => file.KeptDeck), { ssr: false }) },
  { pattern: /^\/activity\/([^/]+)$/, Screen: dynamic(() => screens().then((file) => file.KeptActivity), { ssr: false }) },
  { pattern: /^\/history$/, Screen: dynamic(() => screens().then((file) => file.KeptHistory), { ssr: false }) },
  { pattern: /^\/journal$/, Screen: dynamic(() => screens().then((file) => file.KeptJournal), { ssr: false }) },
  { pattern: /^\/explore\/saved$/, Screen: dynamic(() => screens().then((file) => file.KeptSaved), { ssr: false }) },
  { pattern: /^\/explore\/activity\/([^/]+)$/, Screen: dynamic(() => screens().then((file) => file.KeptDetail), { ssr: false }) },
]
