'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { batchQuery, rememberEach } from '#lib/client/activities/activities'
import { startGeneration, stopGeneration, useGeneration } from '#lib/client/activities/generation-run'
import { useStatedActivities } from '#lib/client/activities/use-stated-activities'
import type { Activity } from '#lib/schemas/activities/activity'

/**
 * The cards of a deck: of one batch, and of those that were made to complete it; without a batch those that the navigation state
 * names. While one is still being made its cards come
 * by themselves. `onMore` is told the batches the deck has once the missing ones are asked for again.
 */
export function useDeck(batchIds: readonly string[], onMore: (batchIds: string[]) => void) {
  const client = useQueryClient()
  const latest = useGeneration()
  const run = latest && batchIds.includes(latest.batchId) ? latest : undefined
  const isGenerating = run?.state === 'making'
  const queries = useQueries({ queries: batchIds.map((id) => ({ ...batchQuery(id), enabled: !(isGenerating && id === run.batchId) })) })
  const stated = useStatedActivities({ isEnabled: batchIds.length === 0 })
  const [isAsking, setIsAsking] = useState(false)
  const [hasFailed, setHasFailed] = useState(false)

  // A batch that was whole before is asked of the server: something may have been done with its cards since.
  const followed = useRef<string>(undefined)
  useEffect(() => {
    if (isGenerating) followed.current = run.batchId
    if (!run || followed.current !== run.batchId || run.activities.length === 0) return
    rememberEach(client, run.activities)
    client.setQueryData(batchQuery(run.batchId).queryKey, (known: Activity[] = []) => [
      ...known,
      ...run.activities.filter(({ id }) => known.every((one) => one.id !== id)),
    ])
  }, [client, run, isGenerating])

  // In their order: what a later batch has waits until the earlier ones are there.
  const pending = queries.findIndex(({ data }, index) => !data && !(isGenerating && batchIds[index] === run.batchId))
  const ofBatches = queries.slice(0, pending === -1 ? undefined : pending).flatMap(({ data }) => data ?? [])
  const cards = batchIds.length === 0 ? stated.cards : ofBatches
  const queryOfLatest = queries[batchIds.indexOf(run?.batchId ?? '')]
  const ofLatest = queryOfLatest?.data
  // Unknown after a reload, until the server has answered; without a network it does not.
  const isAnswered = ofLatest !== undefined || queryOfLatest?.isError
  const isKnown = run !== undefined && run.state !== 'made' && (isGenerating || isAnswered)
  const missing = isKnown ? Math.max(0, run.wanted - (ofLatest?.length ?? 0)) : 0

  /** Asks for what is missing, after a look at what came after all. */
  async function makeRest() {
    if (!run || isAsking) return
    setIsAsking(true)
    setHasFailed(false)
    try {
      // A copy on the device does not tell what came after all.
      const known = await client.fetchQuery({ ...batchQuery(run.batchId), meta: {}, staleTime: 0, retry: false })
      const rest = run.wanted - known.length
      if (rest > 0) onMore([...batchIds, await startGeneration({ ...run.request, batchSize: rest })])
    } catch {
      setHasFailed(true)
    }
    setIsAsking(false)
  }

  return {
    cards,
    run,
    missing,
    /** Whether all that fits was made, and it was less than asked for. */
    isFewer: run?.state === 'made' && run.activities.length > 0 && run.activities.length < run.wanted,
    isLoading: stated.isLoading || (!isGenerating && queries.some(({ isPending }) => isPending)),
    isError: stated.isError || queries.some(({ isError, data }) => isError && !data),
    isFetching: stated.isFetching || queries.some(({ isFetching }) => isFetching),
    reload: () => Promise.all([stated.reload(), ...queries.map(({ refetch }) => refetch())]),
    cancel: stopGeneration,
    makeRest,
    isAsking,
    hasFailed,
  }
}
export type DeckState = ReturnType<typeof useDeck>
