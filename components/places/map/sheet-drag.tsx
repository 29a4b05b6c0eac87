'use client'

import { useDrag } from '@use-gesture/react'
import type { RefObject } from 'react'
import { draggedHeight, isExpandedAfter } from '#lib/domain/places/sheet-drag'

export interface SheetDragProps {
  handle: RefObject<HTMLButtonElement | null>
  isExpanded: boolean
  /** The height in percent; undefined after the drag. */
  onDrag: (height: number | undefined) => void
  onChange: (isExpanded: boolean) => void
}

/** Lets the sheet follow a finger or mouse on its handle; a tap is not a drag. */
export function SheetDrag({ handle, isExpanded, onDrag, onChange }: SheetDragProps) {
  useDrag(
    ({ movement: [, y], velocity: [, speed], direction: [, towards], last, tap, canceled }) => {
      if (tap) return
      const whole = handle.current?.parentElement?.parentElement?.clientHeight ?? window.innerHeight
      const down = (y / whole) * 100
      onDrag(last ? undefined : draggedHeight({ wasExpanded: isExpanded, down }))
      if (last && !canceled) onChange(isExpandedAfter({ wasExpanded: isExpanded, down, speed: speed * towards }))
    },
    { target: handle, axis: 'y', filterTaps: true, keyboardDisplacement: 0, pointer: { keys: false } },
  )
  return null
}
