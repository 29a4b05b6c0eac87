'use client'

import { useEffect, useState } from 'react'
import { localDay } from '#lib/client/platform/local-day'
import { isSouthern } from '#lib/domain/catalogue/hemisphere'
import { type Season, southernSeason } from '#lib/domain/catalogue/todays-picks'

/** The season here, where it is not that of the north, which the server goes by. */
export function useSouthernSeason(): Season | undefined {
  const [season, setSeason] = useState<Season>()
  useEffect(() => {
    if (isSouthern(Intl.DateTimeFormat().resolvedOptions().timeZone)) setSeason(southernSeason(localDay()))
  }, [])
  return season
}
