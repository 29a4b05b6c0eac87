'use client'

import { Search, X } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'

/** Where one types a part of a thing's name. */
export function NameSearch({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const t = useTranslations('materials')
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-soft" />
      <input
        ref={input}
        type="search"
        autoComplete="off"
        enterKeyHint="search"
        aria-label={t('search')}
        placeholder={t('searchHint')}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full rounded-full border border-line bg-surface ps-12 pe-12 text-ink placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={t('clearSearch')}
          onClick={() => {
            onChange('')
            input.current?.focus()
          }}
          className="absolute inset-y-0 end-1 my-auto grid size-11 place-items-center rounded-full"
        >
          <X aria-hidden className="size-5 text-soft" />
        </button>
      )}
    </div>
  )
}
