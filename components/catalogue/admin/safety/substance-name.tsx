'use client'

import { useQuery } from '@tanstack/react-query'
import { allergyQuery } from '#lib/client/profiles/allergies'

/** What a substance is called in the reader's language; its id until that is known. */
export function SubstanceName({ id }: { id: string }) {
  const { data } = useQuery(allergyQuery(id))
  return <bdi>{data?.name ?? id}</bdi>
}
