'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ProfileRow } from '#components/profiles/profile-row'
import { Field } from '#components/ui/form/field'
import { useMoreInView } from '#lib/client/platform/use-more-in-view'
import type { Recipient } from '#lib/client/profiles/recipients'
import { findByName, SEARCHED_FROM } from '#lib/domain/platform/name-search'
import type { Child } from '#lib/schemas/profiles/child'

interface Props {
  profiles: Recipient[]
  /** YYYY-MM-DD. */
  today: string
  onEdit: (profile: Recipient) => void
  onTaste: (child: Child) => void
  onDelete: (profile: Recipient) => void
}

/** Children and groups, one row each; from twelve on with a search by name. */
export function ProfileList({ profiles, today, onEdit, onTaste, onDelete }: Props) {
  const t = useTranslations('profiles')
  const [sought, setSought] = useState('')
  const { count, end } = useMoreInView()
  const found = findByName(profiles, sought)
  return (
    <>
      {profiles.length >= SEARCHED_FROM && (
        <div className="mb-4">
          <Field label={t('search')} name="search" type="search" value={sought} onChange={(event) => setSought(event.target.value)} />
        </div>
      )}
      <ul className="flex flex-col gap-3">
        {found.slice(0, count).map((profile) => (
          <ProfileRow
            key={profile.id}
            profile={profile}
            today={today}
            onEdit={() => onEdit(profile)}
            onTaste={onTaste}
            onDelete={() => onDelete(profile)}
          />
        ))}
      </ul>
      <p role="status" className="text-soft empty:hidden">
        {found.length === 0 && t('nobodyFound')}
      </p>
      {found.length > count && <div key={count} ref={end} />}
    </>
  )
}
