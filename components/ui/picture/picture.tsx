import { clsx } from 'clsx/lite'
import { tintOf } from '#lib/domain/catalogue/looks'
import type { Scene } from '#lib/domain/catalogue/scenes'
import { emojiPath } from '#lib/domain/platform/pictures'

const tints = ['bg-tint-0', 'bg-tint-1', 'bg-tint-2', 'bg-tint-3', 'bg-tint-4', 'bg-tint-5'] as const

/** Positions by number of objects: sizes and offsets in percent of the picture's width and height. */
const places = [
  ['inset-x-0 mx-auto h-[70%] top-[15%]'],
  ['start-[12%] h-[66%] top-[14%]', 'end-[12%] h-[48%] bottom-[12%]'],
  ['inset-x-0 mx-auto h-[62%] top-[10%]', 'start-[7%] h-[38%] bottom-[10%]', 'end-[7%] h-[38%] bottom-[14%]'],
] as const

interface Props {
  /** One to three names of Fluent emoji. */
  names: string[]
  /** The background scene. */
  scene?: Scene
  /** An id or name that selects the tint. */
  seed: string
  className?: string
  /** Replaces the seed's tint, if a neighbor has the same. */
  tint?: number
  /** Whether the picture is visible when the page opens, so that the browser loads it at once. */
  isFirst?: boolean
}

/** One to three objects of an activity, on a tint. Decorative: the title has the same meaning. */
export function Picture({ names, scene, seed, tint = tintOf(seed), className, isFirst = false }: Props) {
  const shown = names.slice(0, places.length)
  const spots = places[shown.length - 1] ?? []
  return (
    <div aria-hidden className={clsx('relative overflow-hidden', tints[tint], className)}>
      {scene && (
        <svg aria-hidden className="absolute inset-0 size-full text-scene rtl:-scale-x-100">
          <use href={`/scenes.svg#${scene}`} />
        </svg>
      )}
      {/* biome-ignore lint/plugin: centred, so both sides are the same */}
      <div className="absolute inset-y-0 left-1/2 aspect-[8/5] max-w-full -translate-x-1/2">
        {shown.map((name, i) => (
          // biome-ignore lint/performance/noImgElement: 2 kB vector files, which next/image would only pass through
          <img
            key={name}
            src={emojiPath(name)}
            alt=""
            loading={isFirst ? 'eager' : 'lazy'}
            draggable={false}
            className={clsx('edged absolute aspect-square', spots[i])}
          />
        ))}
      </div>
    </div>
  )
}
