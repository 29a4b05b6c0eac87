'use client'

import { useLocale } from 'next-intl'
import { useRootData } from '#lib/client/platform/use-root-data'
import { type Recipient, sortRecipients } from '#lib/client/profiles/recipients'
import { type ProfileOrder, profileOrderOf } from '#lib/domain/profiles/profile-order'
import type { Child } from '#lib/schemas/profiles/child'
import type { Group } from '#lib/schemas/profiles/group'

/** Sorts children and groups into one list, in the order of the settings. `onServer` is that order for a list that comes with the page. */
export function useSortRecipients(onServer?: ProfileOrder): (children: readonly Child[], groups: readonly Group[]) => Recipient[] {
  const locale = useLocale()
  const order = profileOrderOf(useRootData('profileOrder', onServer) ?? onServer)
  return (children, groups) => sortRecipients(children, groups, order, locale)
}
