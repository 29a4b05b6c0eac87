'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx/lite'
import { CloudRain, Pause, Play } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { NotLoaded } from '#components/catalogue/browse/not-loaded'
import { AgeAndRating, Facts } from '#components/catalogue/detail/facts'
import { SaveButton } from '#components/catalogue/detail/save-button'
import { Skeleton } from '#components/ui/feedback/skeleton'
import { IconButton } from '#components/ui/icon-button'
import { Chip } from '#components/ui/input/toggle-chip'
import { Picture } from '#components/ui/picture/picture'
import { picksQuery } from '#lib/client/catalogue/explore'
import { useCarousel } from '#lib/client/catalogue/use-carousel'
import { useSouthernSeason } from '#lib/client/catalogue/use-season'
import { tintsOf } from '#lib/domain/catalogue/looks'
import type { ExploreCard } from '#lib/schemas/catalogue/explore'

/** Today's picks, one large card after another. Hidden if there are none; a failed load shows a message. */
export function Picks({ first }: { first: ExploreCard[] | undefined }) {
  const t = useTranslations('explore')
  const [rain, setRain] = useState(false)
  const season = useSouthernSeason()
  const isAsFirst = !rain && season === undefined
  const {
    data: picks,
    isError,
    isFetching,
    refetch,
  } = useQuery({
    ...picksQuery({ season, rain }),
    ...(first && isAsFirst && { initialData: first }),
    placeholderData: keepPreviousData,
  })
  const carousel = useCarousel(picks?.map(({ id }) => id) ?? [])
  const tints = picks && tintsOf(picks.map(({ id }) => id))
  if (picks?.length === 0 && !rain) return null
  const shown = picks?.[carousel.index]
  return (
    <section aria-roledescription={t('carousel')} aria-labelledby="picks">
      <div className="mb-2 flex min-h-11 items-center justify-between gap-3">
        <h2 id="picks" className="font-semibold text-sub">
          {t('picks')}
        </h2>
        <Chip isOn={rain} onClick={() => setRain(!rain)}>
          <CloudRain aria-hidden className="size-4" />
          {t('itRains')}
        </Chip>
      </div>
      {isError && !picks && <NotLoaded isAlone isRetrying={isFetching} onRetry={() => void refetch()} />}
      <ul
        ref={carousel.list}
        {...carousel.holders}
        className="-mx-4 flex snap-x snap-mandatory gap-3 overflow-x-auto scroll-smooth px-4 pb-5 [scrollbar-width:none] sm:-mx-6 sm:px-6"
      >
        {picks?.map((pick, i) => (
          <Pick key={pick.id} pick={pick} tint={tints?.[i]} isFirst={i === 0} />
        ))}
        {!picks && !isError && <PickSkeleton />}
      </ul>
      <p role="status" className="sr-only">
        {picks && shown && carousel.isStopped && t('pickOf', { number: carousel.index + 1, count: picks.length, title: shown.title })}
      </p>
      <div className="-mt-3 -mb-4 flex min-h-11 items-center justify-center gap-1">
        {carousel.canMove && (
          <IconButton
            label={t(carousel.isPlaying ? 'pause' : 'play')}
            icon={carousel.isPlaying ? <Pause aria-hidden className="size-4.5" /> : <Play aria-hidden className="size-4.5" />}
            onClick={carousel.toggle}
          />
        )}
        <div className="flex min-w-0" {...carousel.holders}>
          {picks?.map((pick, i) => (
            <button
              key={pick.id}
              type="button"
              aria-label={t('pickOf', { number: i + 1, count: picks.length, title: pick.title })}
              aria-current={i === carousel.index ? 'true' : undefined}
              onClick={() => carousel.show(i)}
              className="grid h-11 w-7 min-w-0 shrink place-items-center rounded-full"
            >
              <span className={clsx('h-2 rounded-full transition-all duration-200', i === carousel.index ? 'w-5 bg-accent' : 'w-2 bg-line')} />
            </button>
          ))}
        </div>
      </div>
    </section>
  )
}

const box = 'relative w-[88%] shrink-0 snap-center sm:w-full'

function Pick({ pick, tint, isFirst }: { pick: ExploreCard; tint: number | undefined; isFirst: boolean }) {
  return (
    <li className={box}>
      <Link
        href={`/explore/activity/${pick.id}`}
        prefetch={false}
        className="flex h-full flex-col overflow-hidden rounded-card bg-surface shadow-card sm:flex-row"
      >
        <Picture names={pick.picture} scene={pick.scene} seed={pick.id} tint={tint} isFirst={isFirst} className="h-40 shrink-0 sm:h-56 sm:w-1/2" />
        <span className="flex flex-1 flex-col gap-1.5 p-4 sm:justify-center sm:p-6">
          {/* The same height for titles of one or two lines, so that nothing below moves. */}
          <span className="flex min-h-26.5 flex-col gap-1.5 sm:min-h-0">
            <span className="line-clamp-2 font-semibold text-sub leading-7 sm:text-heading">{pick.title}</span>
            <span className="line-clamp-2 text-sm text-soft leading-5.5 sm:line-clamp-3">{pick.description}</span>
          </span>
          <span className="text-soft text-xs/4.5">
            <Facts activity={pick} />
            <AgeAndRating activity={pick} />
          </span>
        </span>
      </Link>
      <SaveButton activity={pick} />
    </li>
  )
}

function PickSkeleton() {
  return (
    <li aria-hidden className={box}>
      <Skeleton className="h-85 rounded-card sm:h-56" />
    </li>
  )
}
