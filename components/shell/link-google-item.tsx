'use client'

import { Link2 } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { useEffect, useState } from 'react'
import { menuItemClass } from '#components/ui/popover-menu'
import { canLinkGoogle } from '#lib/client/google'
import { LINK_GOOGLE_PAGE } from '#lib/domain/link-google'

/** The way to link Google, for those who have something to link. It stands last: it comes later than the rest of the menu. */
export function LinkGoogleItem() {
  const t = useTranslations('nav')
  const [isOffered, setIsOffered] = useState(false)
  useEffect(() => {
    canLinkGoogle().then(setIsOffered, (error) => console.warn('The ways to sign in could not be loaded', error))
  }, [])
  if (!isOffered) return null
  return (
    <Link href={LINK_GOOGLE_PAGE} className={menuItemClass}>
      <Link2 aria-hidden className="size-5 text-soft" />
      {t('linkGoogle')}
    </Link>
  )
}
