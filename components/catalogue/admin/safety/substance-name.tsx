'use client'

import { useQuery } from '@tanstack/react-query'
import { allergyQuery } from '#lib/client/profiles/allergies'

/** A substance's name in the user's language; its id until the name is loaded. */
export function SubstanceName({ id }: { id: string }) {
  const { data } = useQuery(allergyQuery(id))
  return <bdi>{data?.name ?? id}</bdi>
}
