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
  const choice = (
    <ChoiceGroup
      label={t('part')}
      isLabelHidden
      name="part"
      value={list.part}
      onChange={(part) => list.show({ part })}
      choices={parts.map((value) => ({ value, label: t(value === 'activities' ? 'activities' : 'categories') }))}
    />
  )
  return (
    <>
      {list.part === 'activities' ? (
        <ActivityPart choice={choice} list={list} onNews={setNews} />
      ) : (
        <CategoryPart choice={choice} onNews={setNews} onList={(categoryId) => list.show({ part: 'activities', categoryId })} />
      )}
      <Toast text={news} onGone={() => setNews('')} />
    </>
  )
}
