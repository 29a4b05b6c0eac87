import { Printer } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { buttonClass } from '#components/ui/button'

/** Leads from an activity to its card on paper. */
export function PrintLink({ activityPath }: { activityPath: string }) {
  const t = useTranslations('activity')
  return (
    <Link href={`${activityPath}/print`} prefetch={false} className={buttonClass('secondary', 'self-start')}>
      <Printer aria-hidden className="size-5" />
      {t('printCard')}
    </Link>
  )
}
