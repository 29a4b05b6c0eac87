'use client'

import { useQueries, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { batchQuery, rememberEach } from '#lib/client/activities/activities'
import { startGeneration, stopGeneration, useGeneration } from '#lib/client/activities/generation-run'
import { useStatedActivities } from '#lib/client/activities/use-stated-activities'
import type { Activity } from '#lib/schemas/activities/activity'

/**
 * The cards of a deck: those of its batches, or without batches those named in the navigation state. Cards of a batch in progress appear as
 * they arrive. `onMore` gets all batch ids when the missing cards are requested again.
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

  // A batch that was complete before is loaded from the server: its cards may have changed since.
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

  // Batches keep their order: a later one waits until the earlier ones are loaded.
  const pending = queries.findIndex(({ data }, index) => !data && !(isGenerating && batchIds[index] === run.batchId))
  const ofBatches = queries.slice(0, pending === -1 ? undefined : pending).flatMap(({ data }) => data ?? [])
  const cards = batchIds.length === 0 ? stated.cards : ofBatches
  const queryOfLatest = queries[batchIds.indexOf(run?.batchId ?? '')]
  const ofLatest = queryOfLatest?.data
  // Unknown after a reload, until the server responds; without a network it does not.
  const isAnswered = ofLatest !== undefined || queryOfLatest?.isError
  const isKnown = run !== undefined && run.state !== 'made' && (isGenerating || isAnswered)
  const missing = isKnown ? Math.max(0, run.wanted - (ofLatest?.length ?? 0)) : 0

  /** Requests the missing cards, after loading those that arrived in the meantime. */
  async function generateMissing() {
    if (!run || isAsking) return
    setIsAsking(true)
    setHasFailed(false)
    try {
      // A copy on the device does not show what arrived in the meantime.
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
    /** Whether the server generated every activity that fits, and these are fewer than requested. */
    isFewer: run?.state === 'made' && run.activities.length > 0 && run.activities.length < run.wanted,
    isLoading: stated.isLoading || (!isGenerating && queries.some(({ isPending }) => isPending)),
    isError: stated.isError || queries.some(({ isError, data }) => isError && !data),
    isFetching: stated.isFetching || queries.some(({ isFetching }) => isFetching),
    reload: () => Promise.all([stated.reload(), ...queries.map(({ refetch }) => refetch())]),
    cancel: stopGeneration,
    generateMissing,
    isAsking,
    hasFailed,
  }
}
export type DeckState = ReturnType<typeof useDeck>
