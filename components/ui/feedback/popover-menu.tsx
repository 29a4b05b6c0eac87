'use client'

import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useCloseOnBack } from '#lib/client/platform/use-close-on-back'

interface Props {
  /** The button's label for screen readers. */
  label: string
  button: ReactNode
  /** The button's classes, if it is not a round icon. */
  className?: string
  children: ReactNode
}

/** A button with a short menu, closed by Escape, Back, leaving it, or choosing an item. */
export function PopoverMenu({ label, button, className, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  const root = useRef<HTMLDivElement>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const cover = useRef<HTMLDivElement>(null)
  const onClickCapture = useCloseOnBack(isOpen, () => {
    setIsOpen(false)
    opener.current?.focus()
  })
  useEffect(() => {
    if (!isOpen) return
    const closeElsewhere = ({ target }: MouseEvent) => {
      if (target === cover.current || (target instanceof Node && !root.current?.contains(target))) setIsOpen(false)
    }
    const closeOnEscape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      setIsOpen(false)
      opener.current?.focus()
    }
    document.addEventListener('click', closeElsewhere)
    document.addEventListener('keydown', closeOnEscape)
    // Partly covered rows would be too small to press.
    const row = root.current?.closest('li')
    const others = Array.from(row?.parentElement?.children ?? []).filter((other) => other !== row)
    for (const other of others) other.toggleAttribute('inert', true)
    return () => {
      for (const other of others) other.toggleAttribute('inert', false)
      document.removeEventListener('click', closeElsewhere)
      document.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: notices when the focus leaves its buttons
    <div
      ref={root}
      className="relative"
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setIsOpen(false)
      }}
    >
      <button
        ref={opener}
        type="button"
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        onClick={() => setIsOpen(!isOpen)}
        className={className ?? 'grid size-11 place-items-center rounded-full transition-colors duration-150 hover:bg-sunken'}
      >
        {button}
      </button>
      {/* A click outside only closes the menu. */}
      {isOpen && <div ref={cover} className="fixed inset-0 z-30" />}
      {isOpen && (
        // biome-ignore lint/a11y: the items inside are the controls; this only closes the list after one of them
        <div
          onClickCapture={onClickCapture}
          onClick={() => {
            setIsOpen(false)
            opener.current?.focus()
          }}
          className="absolute end-0 top-full z-40 mt-2 min-w-52 rounded-control border border-hairline bg-surface p-1.5 shadow-card"
        >
          {children}
        </div>
      )}
    </div>
  )
}

/** The classes of a menu item. */
export const menuItemClass = 'flex min-h-11 w-full items-center gap-3 rounded-[0.625rem] px-3 text-start hover:bg-sunken'
