'use client'

import { Plus, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { SubstanceName } from '#components/catalogue/admin/safety/substance-name'
import { Button } from '#components/ui/button'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { IconButton } from '#components/ui/icon-button'
import { useFindSubstance } from '#lib/client/profiles/allergies'
import { type DeclaredSubstance, uses } from '#lib/domain/safety/facts'

interface Props {
  substances: DeclaredSubstance[]
  onChange: (substances: DeclaredSubstance[]) => void
}

/** The declared foods, plants, animals and skin-contact materials. */
export function DeclaredSubstances({ substances, onChange }: Props) {
  const t = useTranslations('catalogueSafety')
  const [typed, setTyped] = useState('')
  const [use, setUse] = useState<DeclaredSubstance['use']>('eaten')
  const find = useFindSubstance()

  async function add() {
    const found = await find.mutateAsync(typed.trim()).catch(() => undefined)
    if (!found?.id) return
    onChange([...substances.filter(({ id }) => id !== found.id), { id: found.id, use }])
    setTyped('')
  }

  return (
    <div className="flex flex-col gap-3">
      <h3 className="font-medium">{t('substances')}</h3>
      <ul className="flex flex-wrap gap-2">
        {substances.map((substance) => (
          <li key={substance.id} className="flex min-h-11 items-center rounded-full border border-line bg-surface ps-4 text-sm">
            <span>
              <SubstanceName id={substance.id} /> <span className="text-soft">({t(`use.${substance.use}`)})</span>
            </span>
            <IconButton
              label={t('remove', { name: substance.id })}
              icon={<X aria-hidden className="size-4" />}
              onClick={() => onChange(substances.filter((one) => one !== substance))}
            />
          </li>
        ))}
      </ul>
      <div className="grid items-end gap-2 sm:grid-cols-[1fr_auto_auto]">
        <Field
          label={t('addSubstance')}
          name="substance"
          value={typed}
          maxLength={80}
          dir="auto"
          autoComplete="off"
          error={find.data?.id === null ? t('unknownSubstance') : find.isError ? t('checkFailed') : undefined}
          onChange={({ target }) => {
            setTyped(target.value)
            find.reset()
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault() // Enter adds the substance and must not submit the form.
            void add()
          }}
        />
        <LabelledSelect
          label={t('useLabel')}
          name="use"
          choices={uses.map((id) => ({ id, name: t(`use.${id}`) }))}
          value={use}
          onChange={(id) => setUse(uses.find((one) => one === id) ?? use)}
        />
        <Button look="secondary" busy={find.isPending} disabled={typed.trim() === ''} onClick={() => void add()}>
          <Plus aria-hidden className="size-5" />
          {t('add')}
        </Button>
      </div>
    </div>
  )
}
