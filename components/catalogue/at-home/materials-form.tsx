'use client'

import { Sparkles } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button } from '#components/ui/button'
import { CheckGroup } from '#components/ui/form/check-group'
import { FormBanner } from '#components/ui/form/form-banner'
import { FormEnd } from '#components/ui/form/form-end'
import { KeptDraftNotice } from '#components/ui/form/kept-draft-notice'
import { SearchBox } from '#components/ui/input/search-box'
import { useSaveMaterialsAtHome } from '#lib/client/catalogue/materials'
import { ApiError } from '#lib/client/platform/api'
import { createDraftStore } from '#lib/client/platform/forms/draft-store'
import { groupOfMaterial, materialGroups, starterMaterials } from '#lib/domain/catalogue/material-groups'
import { findByName } from '#lib/domain/platform/name-search'
import type { Material } from '#lib/schemas/catalogue/explore'

/** Ticks survive a dialog closed by mistake. */
const drafts = createDraftStore<readonly string[]>()
const DRAFT = 'at-home'

interface Props {
  materials: readonly Material[]
  /** The saved list. */
  ids: readonly string[]
  isSignedIn: boolean
  onSaved: (ids: readonly string[]) => void
}

/** All materials by kind, to tick or to find by name. Nothing is saved before the button is pressed. */
export function MaterialsForm({ materials, ids, isSignedIn, onSaved }: Props) {
  const t = useTranslations('materials')
  const [part, setPart] = useState('')
  const draft = drafts.useKept(DRAFT)
  const [hadDraft, setHadDraft] = useState(draft !== undefined)
  const say = useSaveMaterialsAtHome()
  const ticked = draft ?? ids
  const tick = (next: readonly string[]) => drafts.keep(DRAFT, next)
  const found = findByName(materials, part)

  function save() {
    // Removed materials are not saved again.
    const known = materials.map(({ id }) => id).filter((id) => ticked.includes(id))
    say.mutate(known, {
      onSuccess: () => {
        drafts.forget(DRAFT)
        onSaved(known)
      },
    })
  }
  return (
    // Constant height: the search box must not move under the finger.
    <div className="flex min-h-[80dvh] flex-col gap-5">
      <p className="text-sm text-soft">
        {t('intro')} {!isSignedIn && t('keptHere')}
      </p>
      {hadDraft && (
        <KeptDraftNotice
          onDiscard={() => {
            drafts.forget(DRAFT)
            setHadDraft(false)
          }}
        />
      )}
      <div className="-mx-5 sticky top-16 z-10 -mb-3 bg-surface px-5 low:static">
        <SearchBox label={t('search')} hint={t('searchHint')} clearLabel={t('clearSearch')} value={part} onChange={setPart} />
        <div className="mt-1 flex items-center justify-between gap-3">
          <p role="status" className="tabular text-sm text-soft">
            {t('chosen', { count: ticked.length })}
          </p>
          <Button look="quiet" className="-me-3 px-3 text-sm" onClick={() => tick([])}>
            {t('clear')}
          </Button>
        </div>
      </div>
      {part.trim() === '' && (
        <Button look="secondary" onClick={() => tick([...new Set([...ticked, ...starterMaterials])])}>
          <Sparkles aria-hidden className="size-5 shrink-0" />
          {t('starter')}
        </Button>
      )}
      {/* A field focused by keyboard stays clear of the sticky search. */}
      <div className="flex flex-1 flex-col gap-5 [&_input]:scroll-mt-28">
        {materialGroups.map((group) => {
          const members = found.filter(({ id }) => groupOfMaterial(id) === group)
          if (members.length === 0) return null
          const choices = members.map(({ id, name }) => ({ value: id, label: name }))
          return <CheckGroup key={group} name={group} label={t(`groups.${group}`)} choices={choices} values={ticked} onChange={tick} />
        })}
        {found.length === 0 && <p className="text-soft">{t('notFound')}</p>}
      </div>
      {say.isError && <FormBanner>{(say.error instanceof ApiError && say.error.problem?.detail) || t('saveFailed')}</FormBanner>}
      <FormEnd text={t('save')} isBusy={say.isPending} isReady onPress={save} />
    </div>
  )
}
