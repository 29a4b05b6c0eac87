'use client'

import { ArrowDown, ArrowUp } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useEffect, useRef } from 'react'
import { IconButton } from '#components/ui/icon-button'

interface Props {
  name: string
  position: number
  isFirst: boolean
  isLast: boolean
  isBusy: boolean
  onMove: (to: number) => void
}

/** Buttons that move a row up or down by one. They restore the focus, which the browser loses when a row moves. */
export function OrderButtons({ name, position, isFirst, isLast, isBusy, onMove }: Props) {
  const t = useTranslations('catalogueAdmin')
  const [up, down] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)]
  const pressed = useRef<'up' | 'down'>(undefined)
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each move
  useEffect(() => {
    const wanted = pressed.current
    pressed.current = undefined
    if (wanted === undefined) return
    const [one, other] = wanted === 'up' ? [up, down] : [down, up]
    if (one.current?.disabled) other.current?.focus()
    else one.current?.focus()
  }, [position])
  const move = (way: 'up' | 'down') => {
    if (isBusy) return
    pressed.current = way
    onMove(way === 'up' ? position - 1 : position + 1)
  }
  return (
    <span className="flex">
      <IconButton
        ref={up}
        label={t('up', { name })}
        icon={<ArrowUp aria-hidden className="size-5" />}
        disabled={isFirst}
        onClick={() => move('up')}
      />
      <IconButton
        ref={down}
        label={t('down', { name })}
        icon={<ArrowDown aria-hidden className="size-5" />}
        disabled={isLast}
        onClick={() => move('down')}
      />
    </span>
  )
}
