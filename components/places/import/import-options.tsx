'use client'

import { useTranslations } from 'next-intl'
import { Fold } from '#components/ui/fold'
import { Field } from '#components/ui/form/field'
import { LabelledSelect } from '#components/ui/form/labelled-select'
import { Switch } from '#components/ui/input/switch'
import { guessName, type PlaceFile } from '#lib/client/places/admin/place-import-file'
import { fieldKeys, type NamedField, namedFields } from '#lib/domain/places/place-columns'
import { placeCategories } from '#lib/domain/places/places'
import type { ImportQuery } from '#lib/schemas/places/place-import'

/** The maximum length of a typed word, such as the source. */
const MAX_WORD_LENGTH = 100

interface Props {
  file: PlaceFile
  query: ImportQuery
  onChange: (query: ImportQuery) => void
}

/** Sets values that a file lacks, and the columns that hold each field. */
export function ImportOptions({ file, query, onChange }: Props) {
  const t = useTranslations('placeImportScreen')
  const tPlace = useTranslations('place')
  const change = (key: keyof ImportQuery, value: string | boolean) => {
    const { [key]: _, ...others } = query
    onChange(value ? { ...others, [key]: value } : others)
  }
  const word = (key: 'unnamed' | 'source', label: string, hint: string) => (
    <Field
      label={label}
      name={key}
      dir="auto"
      hint={hint}
      maxLength={MAX_WORD_LENGTH}
      autoComplete="off"
      value={query[key] ?? ''}
      onChange={({ target }) => change(key, target.value)}
    />
  )
  const isMissing = (field: NamedField) => guessName(file, field) === undefined && !query[fieldKeys[field]]
  const isUnplaced = file.isTable && (isMissing('latitude') || isMissing('longitude'))
  const isUnnamed = isMissing('name') && !query.unnamed
  return (
    <div className="flex flex-col gap-4">
      <LabelledSelect
        label={t('category')}
        name="category"
        choices={placeCategories.map((category) => ({ id: category, name: tPlace(`category.${category}`) }))}
        value={query.category ?? 'other'}
        onChange={(id) => change('category', id)}
      />
      <Switch label={t('restore')} name="restore" isOn={query.restore ?? false} onChange={(isOn) => change('restore', isOn)} />
      {isUnplaced && <p className="text-danger">{t('noPosition')}</p>}
      {isUnnamed && <p className="text-danger">{t('noName')}</p>}
      <Fold title={t(file.isTable ? 'columns' : 'fields')} mustOpen={isUnplaced || isUnnamed}>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          {namedFields
            .filter((field) => file.isTable || (field !== 'latitude' && field !== 'longitude'))
            .map((field) => (
              <FieldSelect
                key={field}
                field={field}
                file={file}
                value={query[fieldKeys[field]] ?? ''}
                onChange={(name) => change(fieldKeys[field], name)}
              />
            ))}
          {word('unnamed', t('unnamed'), t('unnamedHint'))}
          {word('source', t('source'), t('sourceHint'))}
        </div>
      </Fold>
    </div>
  )
}

interface FieldProps {
  field: NamedField
  file: PlaceFile
  /** Empty for the guessed name. */
  value: string
  onChange: (name: string) => void
}

function FieldSelect({ field, file, value, onChange }: FieldProps) {
  const t = useTranslations('placeImportScreen')
  const guess = guessName(file, field)
  return (
    <LabelledSelect
      label={t(`field.${field}`)}
      name={field}
      none={guess === undefined ? t('notFound') : t('itself', { name: guess })}
      choices={file.names.map((name) => ({ id: name, name }))}
      value={value}
      onChange={onChange}
    />
  )
}
