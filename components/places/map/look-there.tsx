'use client'

import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Button, buttonClass } from '#components/ui/button'
import { useIsAdmin } from '#lib/client/auth/use-is-admin'
import type { Bbox } from '#lib/domain/places/bbox'
import { viewAround } from '#lib/domain/places/nearest'
import type { Position } from '#lib/domain/places/places'

/** Moves the map to the nearest place. */
export function LookThere({ nearest, onLook }: { nearest: Position; onLook: (view: Bbox) => void }) {
  const t = useTranslations('map')
  return (
    <Button look="secondary" onClick={() => onLook(viewAround(nearest))}>
      {t('lookThere')}
    </Button>
  )
}

/** Leads an admin to the import of places. */
export function ImportHereLink() {
  const t = useTranslations('map')
  const isAdmin = useIsAdmin()
  if (!isAdmin) return null
  return (
    <Link href="/admin/locations?part=import" className={buttonClass('secondary')}>
      {t('importHere')}
    </Link>
  )
}
