'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActivityPart } from '#components/catalogue/admin/activity-part'
import { CategoryPart } from '#components/catalogue/admin/category-part'
import { Toast } from '#components/ui/feedback/toast'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { takeFlashMessage } from '#lib/client/catalogue/admin/flash-message'
import { useCatalogueFilter } from '#lib/client/catalogue/admin/use-catalogue-filter'
import { catalogueParts } from '#lib/domain/catalogue/catalogue-address'

/** All that admins do with Explore: its categories, and its activities. */
export function CatalogueScreen() {
  const t = useTranslations('catalogueAdmin')
  const [view, change] = useCatalogueFilter()
  // What was done on the page before is said here.
  const [news, setNews] = useState(takeFlashMessage)
  const choice = (
    <ChoiceGroup
      label={t('part')}
      isLabelHidden
      name="part"
      value={view.part}
      onChange={(part) => change({ part })}
      choices={catalogueParts.map((value) => ({ value, label: t(value) }))}
    />
  )
  return (
    <>
      {view.part === 'activities' ? (
        <ActivityPart choice={choice} filter={view} onChange={change} onNews={setNews} />
      ) : (
        <CategoryPart choice={choice} onNews={setNews} onList={(categoryId) => change({ part: 'activities', categoryId })} />
      )}
      <Toast text={news} onGone={() => setNews('')} />
    </>
  )
}
