'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActivityPart } from '#components/catalogue/admin/activity-part'
import { CategoryPart } from '#components/catalogue/admin/category-part'
import { MaterialPart } from '#components/catalogue/admin/material-part'
import { Toast } from '#components/ui/feedback/toast'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { takeFlashMessage } from '#lib/client/catalogue/admin/flash-message'
import { useCatalogueFilter } from '#lib/client/catalogue/admin/use-catalogue-filter'
import { catalogueParts } from '#lib/domain/catalogue/catalogue-address'

/** The screen on which admins manage the categories and activities of Explore. */
export function CatalogueScreen() {
  const t = useTranslations('catalogueAdmin')
  const [view, change] = useCatalogueFilter()
  // The page that the user came from may have left a message.
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
      {view.part === 'activities' && <ActivityPart choice={choice} filter={view} onChange={change} onNews={setNews} />}
      {view.part === 'categories' && (
        <CategoryPart choice={choice} onNews={setNews} onList={(categoryId) => change({ part: 'activities', categoryId })} />
      )}
      {view.part === 'materials' && <MaterialPart choice={choice} />}
      <Toast text={news} onGone={() => setNews('')} />
    </>
  )
}
