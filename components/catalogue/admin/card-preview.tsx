'use client'

import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { ResultCard } from '#components/catalogue/browse/result-card'
import type { CatalogueDraft } from '#lib/client/catalogue/admin/catalogue-draft'
import { toPreviewCard } from '#lib/client/catalogue/admin/preview-card'
import { materialsQuery } from '#lib/client/catalogue/materials'
import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Language } from '#lib/domain/platform/basics'

interface Props {
  draft: CatalogueDraft
  /** The id of an existing activity, on which the color of its picture depends. */
  id: string | undefined
  language: Language
}

/** The card that users will see, in one language, as far as it is written. */
export function CardPreview({ draft, id = '', language }: Props) {
  const t = useTranslations('catalogueAdmin')
  const { data: materials } = useQuery(materialsQuery())
  const card = toPreviewCard({ ...draft, id, language, nameOf: (material) => materials?.byId.get(material)?.name ?? material })
  return (
    <section className="flex flex-col gap-3">
      <h2 className="text-heading">{t('preview')}</h2>
      {/* It only shows: the card's link and heart lead nowhere yet. */}
      <ul inert aria-hidden {...getLanguageAttributes(language)}>
        <ResultCard activity={{ ...card, title: card.title || t('untitled') }} />
      </ul>
      <p className="text-sm text-soft">{t('previewHint')}</p>
    </section>
  )
}
