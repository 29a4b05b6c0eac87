import { ArrowRight } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { buttonClass } from '#components/ui/button'
import { PrintButton } from '#components/ui/print-button'

/** A page for printing: on the screen with its buttons, on paper without. */
export function PrintFrame({ backHref, children }: { backHref: string; children: ReactNode }) {
  const t = useTranslations('activity')
  return (
    <>
      <div className="mb-6 flex flex-col gap-4 print:hidden">
        <div className="flex flex-wrap items-center gap-3">
          <Link href={backHref} className={buttonClass('secondary')}>
            <ArrowRight aria-hidden className="size-5 ltr:-scale-x-100" />
            {t('printBack')}
          </Link>
          <PrintButton text={t('printNow')} />
        </div>
        <p className="max-w-prose text-sm text-soft">{t('printText')}</p>
      </div>
      {children}
    </>
  )
}
