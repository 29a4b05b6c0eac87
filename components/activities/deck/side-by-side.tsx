'use client'

import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { generateSideBySide, type TogetherRequest } from '#lib/client/activities/side-by-side'
import { childrenQuery } from '#lib/client/profiles/children'

/** Offers two activities at the same time and place, one for the youngest, if none fits several children together. */
export function SideBySide({ request, onMade }: { request: TogetherRequest; onMade: (batchIds: string[]) => void }) {
  const t = useTranslations('deck')
  const client = useQueryClient()
  const make = useMutation({
    mutationFn: async () => generateSideBySide(request, await client.ensureQueryData(childrenQuery())),
    onSuccess: onMade,
  })
  return (
    <div className="flex flex-col gap-3">
      {make.isError && <Banner>{t('sideBySideFailed')}</Banner>}
      <Button busy={make.isPending} onClick={() => make.mutate()}>
        {t('sideBySide')}
      </Button>
    </div>
  )
}
