'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { batchQuery } from '#lib/client/activities/activities'
import { currentMaking, startMaking, stopMaking, subscribe } from '#lib/client/activities/making'
import type { Activity } from '#lib/schemas/activities/activity'

const nothingYet = () => undefined

/**
 * The cards of a deck: of one batch, and of those that were made to complete it. While one is still being made its cards come
 * by themselves. `onMore` is told the batches the deck has once the missing ones are asked for again.
 */
export function useDeck(batchIds: readonly string[], onMore: (batchIds: string[]) => void) {
  const client = useQueryClient()
  const latest = useSyncExternalStore(subscribe, currentMaking, nothingYet)
  const making = latest && batchIds.includes(latest.batchId) ? latest : undefined
  const isMaking = making?.state === 'making'
  const queries = useQueries({ queries: batchIds.map((id) => ({ ...batchQuery(id), enabled: !(isMaking && id === making.batchId) })) })
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  // A batch that was whole before is asked of the server: something may have been done with its cards since.
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (isMaking) followed.current = making.batchId
    if (!making || followed.current !== making.batchId || making.activities.length === 0) return
    client.setQueryData(batchQuery(making.batchId).queryKey, (known: Activity[] = []) => [
      ...known,
      ...making.activities.filter(({ id }) => known.every((one) => one.id !== id)),
    ])
  }, [client, making, isMaking])

  // In their order: what a later batch has waits until the earlier ones are there.
  const pending = queries.findIndex(({ data }, index) => !data && !(isMaking && batchIds[index] === making.batchId))
  const cards = queries.slice(0, pending === -1 ? undefined : pending).flatMap(({ data }) => data ?? [])
  const queryOfLatest = queries[batchIds.indexOf(making?.batchId ?? '')]
  const ofLatest = queryOfLatest?.data
  // After a reload nobody knows before the server has answered, and without a network it will not.
  const isAnswered = ofLatest !== undefined || queryOfLatest?.fetchStatus === 'paused'
  const isKnown = making !== undefined && making.state !== 'made' && (isMaking || isAnswered)
  const missing = isKnown ? Math.max(0, making.wanted - (ofLatest?.length ?? 0)) : 0

  /** Asks for what is missing, after a look at what came after all. */
  async function makeRest() {
    if (!making || isAsking) return
    setIsAsking(true)
    setHasFailed(false)
    try {
      // Without a network this fails at once, and says so, rather than waiting for one.
      const known = await client.fetchQuery({ ...batchQuery(making.batchId), staleTime: 0, retry: false, networkMode: 'always' })
      const rest = making.wanted - known.length
      if (rest > 0) onMore([...batchIds, await startMaking({ ...making.request, batchSize: rest })])
    } catch {
      setHasFailed(true)
    }
    setIsAsking(false)
  }

  return {
    cards,
    making,
    missing,
    /** Whether all that fits was made, and it was less than asked for. */
    isFewer: making?.state === 'made' && making.activities.length > 0 && making.activities.length < making.wanted,
    isLoading: !isMaking && queries.some(({ isPending }) => isPending),
    isError: queries.some(({ isError, data }) => isError && !data),
    isFetching: queries.some(({ isFetching }) => isFetching),
    reload: () => Promise.all(queries.map(({ refetch }) => refetch())),
    cancel: stopMaking,
    makeRest,
    isAsking,
    hasFailed,
  }
}
export type DeckState = ReturnType<typeof useDeck>
