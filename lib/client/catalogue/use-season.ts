'use client'

import { useEffect, useState } from 'react'
import { localDay } from '#lib/client/platform/local-day'
import { isSouthern } from '#lib/domain/catalogue/hemisphere'
import { type Season, southernSeason } from '#lib/domain/catalogue/todays-picks'

/** The southern season, if the device is there; undefined otherwise: the server assumes the northern one. */
export function useSouthernSeason(): Season | undefined {
  const [season, setSeason] = useState<Season>()
  useEffect(() => {
    if (isSouthern(Intl.DateTimeFormat().resolvedOptions().timeZone)) setSeason(southernSeason(localDay()))
  }, [])
  return season
}
