import { getLanguageAttributes } from '#lib/client/platform/language-attributes'
import type { Guidance } from '#lib/domain/catalogue/guidance'
import type { Language } from '#lib/domain/platform/basics'
import { drawingPath } from '#lib/domain/platform/pictures'

interface Props {
  drawing: Guidance['drawing'] | undefined
  language: Language
}

/** Shows a drawing of the setup with its description; nothing without a drawing. Never mirrored: it shows a real arrangement. */
export function Drawing({ drawing, language }: Props) {
  if (!drawing) return null
  return (
    <figure className="mb-4 flex flex-col gap-2">
      <svg aria-hidden viewBox="0 0 320 180" className="w-full max-w-md rounded-card bg-sunken text-ink">
        <use href={`${drawingPath(drawing.name)}#drawing`} />
      </svg>
      <figcaption className="text-sm text-soft" {...getLanguageAttributes(language)}>
        {drawing.caption}
      </figcaption>
    </figure>
  )
}
