import { X } from 'lucide-react'
import { useFormatter, useTranslations } from 'next-intl'
import type { ExplorePage } from '#lib/schemas/catalogue/explore'

/** Shows the filters recognized in a search, each removable, the words that nothing is about, and those ignored to find results. */
export function RecognizedFilters({
  page: { activities, understood, widened, unmatched },
  onChange,
}: {
  page: ExplorePage
  onChange: (q: string) => void
}) {
  const t = useTranslations('explore')
  const format = useFormatter()
  if (understood.length === 0 && !widened && unmatched.length === 0) return null
  // Isolated: a word may have the other writing direction.
  const listWords = (words: string[]) => format.list(words.map((word) => `\u2068${word}\u2069`))
  const leftOut = widened?.leftOut.filter((word) => !unmatched.includes(word)) ?? []
  const words = listWords(unmatched.map((word) => t('quoted', { word })))
  return (
    <div className="mb-3 flex flex-col gap-2">
      {understood.length > 0 && (
        <fieldset className="-mx-4 flex min-w-0 gap-2 overflow-x-auto px-4 py-1 [scrollbar-width:none] pointer-fine:[scrollbar-width:thin] sm:-mx-6 sm:px-6 lg:flex-wrap">
          <legend className="sr-only">{t('understood')}</legend>
          {understood.map(({ typed, name, rest }) => (
            <button
              key={typed}
              type="button"
              aria-label={t('removeTerm', { name })}
              onClick={() => onChange(rest)}
              className="flex min-h-11 shrink-0 items-center gap-1.5 rounded-full bg-sunken px-3.5 text-sm"
            >
              <bdi>{name}</bdi>
              <X aria-hidden className="size-4 text-soft" />
            </button>
          ))}
        </fieldset>
      )}
      {unmatched.length > 0 && (
        <p role="status" className="text-pretty font-medium">
          {activities.length > 0 ? t('nothingAboutNearest', { words }) : t('nothingAbout', { words })}
        </p>
      )}
      {widened && leftOut.length > 0 && (
        <p role="status" className="text-pretty text-sm">
          {widened.isAny ? t('widenedAny') : t('widened', { terms: listWords(leftOut) })}
        </p>
      )}
    </div>
  )
}
