'use client'

import { useTranslations } from 'next-intl'
import { EmojiField } from '#components/catalogue/admin/fields/emoji-field'
import { TagField } from '#components/catalogue/admin/fields/tag-field'
import { CheckGroup } from '#components/ui/form/check-group'
import type { CatalogueForm } from '#lib/client/catalogue/admin/use-catalogue-form'
import { findFieldError } from '#lib/client/platform/field-errors'
import { countLimits } from '#lib/domain/catalogue/catalogue-limits'
import { elofDomains, eyfsAreas, traits } from '#lib/domain/platform/vocabulary'

/** The fields for pictures, tags and traits, and for areas of the ELOF and EYFS frameworks. */
export function LookFields({ form: { draft, edit, errors }, tagNames }: { form: CatalogueForm; tagNames: Record<string, string> }) {
  const t = useTranslations('catalogueAdmin')
  const among = <T extends string>(all: readonly T[], values: readonly string[]) => all.filter((one) => values.includes(one))
  return (
    <section className="flex flex-col gap-6">
      <h2 className="text-heading">{t('look')}</h2>
      <EmojiField
        label={t('pictures')}
        name="picture"
        values={draft.picture}
        most={countLimits.picture.max}
        errors={errors}
        onChange={(picture) => edit({ picture })}
      />
      <TagField tagNames={tagNames} values={draft.tags} error={findFieldError(errors, 'tags')} onChange={(tags) => edit({ tags })} />
      <CheckGroup
        label={t('traits')}
        name="traits"
        choices={traits.map((value) => ({ value, label: t(`trait.${value}`) }))}
        values={among(traits, draft.traits)}
        error={findFieldError(errors, 'traits')}
        onChange={(chosen) => edit({ traits: chosen })}
      />
      <CheckGroup
        label={t('elof')}
        name="elof"
        choices={elofDomains.map((value) => ({ value, label: t(`domain.${value}`) }))}
        values={among(elofDomains, draft.elof)}
        error={findFieldError(errors, 'elof')}
        onChange={(elof) => edit({ elof })}
      />
      <CheckGroup
        label={t('eyfs')}
        name="eyfs"
        choices={eyfsAreas.map((value) => ({ value, label: t(`area.${value}`) }))}
        values={among(eyfsAreas, draft.eyfs)}
        error={findFieldError(errors, 'eyfs')}
        onChange={(eyfs) => edit({ eyfs })}
      />
    </section>
  )
}
