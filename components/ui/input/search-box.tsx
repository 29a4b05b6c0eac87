'use client'

import { Search, X } from 'lucide-react'
import { useRef } from 'react'

export interface SearchBoxProps {
  label: string
  /** The placeholder. */
  hint: string
  clearLabel: string
  /** The field's name, if it is submitted with a form. */
  name?: string | undefined
  maxLength?: number | undefined
  value: string
  onChange: (value: string) => void
}

/** A search input with a button to clear it. */
export function SearchBox({ label, hint, clearLabel, name, maxLength, value, onChange }: SearchBoxProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <div className="relative">
      <Search aria-hidden className="pointer-events-none absolute inset-y-0 start-4 my-auto size-5 text-soft" />
      <input
        ref={input}
        type="search"
        name={name}
        enterKeyHint="search"
        autoComplete="off"
        maxLength={maxLength}
        aria-label={label}
        placeholder={hint}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        className="min-h-12 w-full text-ellipsis rounded-full border border-line bg-surface ps-12 pe-12 text-ink placeholder:text-soft [&::-webkit-search-cancel-button]:hidden"
      />
      {value !== '' && (
        <button
          type="button"
          aria-label={clearLabel}
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
