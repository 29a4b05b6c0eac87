'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ActivityPart } from '#components/catalogue/activity-part'
import { CategoryPart } from '#components/catalogue/category-part'
import { ChoiceGroup } from '#components/ui/choice-group'
import { Toast } from '#components/ui/toast'
import { takeNews } from '#lib/client/catalogue-news'
import { parts, useCatalogueFilter } from '#lib/client/use-catalogue-filter'

/** All that admins do with Explore: its categories, and its activities. */
export function CatalogueScreen() {
  const t = useTranslations('catalogueAdmin')
  const list = useCatalogueFilter()
  // What was done on the page before is said here.
  const [news, setNews] = useState(takeNews)
  return (
    <div className="flex flex-col gap-6">
      <ChoiceGroup
        label={t('part')}
        isLabelHidden
        name="part"
        value={list.part}
        onChange={(part) => list.show({ part })}
        choices={parts.map((value) => ({ value, label: t(value === 'activities' ? 'activities' : 'categories') }))}
      />
      {list.part === 'activities' ? (
        <ActivityPart list={list} onNews={setNews} />
      ) : (
        <CategoryPart onNews={setNews} onList={(categoryId) => list.show({ part: 'activities', categoryId })} />
      )}
      <Toast text={news} onGone={() => setNews('')} />
    </div>
  )
}
