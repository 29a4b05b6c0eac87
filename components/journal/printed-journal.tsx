import { getFormatter, getTranslations } from 'next-intl/server'
import { PrintedPicture } from '#components/journal/entry-picture'
import { bidiIsolate } from '#components/ui/bidi-isolate'
import { Stars } from '#components/ui/input/stars'
import { dayDate } from '#lib/domain/profiles/age'
import type { ListedEntry } from '#lib/schemas/journal/journal'

interface Props {
  /** The child or group; undefined for the whole journal. */
  aboutName: string | undefined
  /** Oldest first; at least one. */
  entries: (ListedEntry & { aboutText: string | undefined })[]
  /** The words that all entries have; empty without a search. */
  words: string
  hasPictures: boolean
}

/** A journal for printing: one column, dark on light, without page breaks inside entries. */
export async function PrintedJournal({ aboutName, entries, words, hasPictures }: Props) {
  const t = await getTranslations('journal')
  return (
    <article className="rounded-card bg-surface p-6 shadow-card sm:p-10 print:rounded-none print:p-0 print:shadow-none">
      <h1 className="wrap-anywhere text-title">
        {aboutName === undefined ? t('title') : t.rich('printTitle', { name: aboutName, who: bidiIsolate })}
      </h1>
      <Span entries={entries} />
      {words && <p className="wrap-anywhere mt-1 text-soft">{t('printWords', { words })}</p>}
      <ol className="mt-6 flex flex-col print:block">
        {entries.map((entry) => (
          <PrintedEntry key={entry.id} entry={entry} hasPictures={hasPictures} />
        ))}
      </ol>
    </article>
  )
}

/** The first and last day. */
async function Span({ entries }: { entries: ListedEntry[] }) {
  const format = await getFormatter()
  const [first, last] = [entries[0], entries.at(-1)]
  if (!first || !last) return null
  const style = { dateStyle: 'long', timeZone: 'UTC' } as const
  const isOneDay = first.date === last.date
  const days = isOneDay ? format.dateTime(dayDate(first.date), style) : format.dateTimeRange(dayDate(first.date), dayDate(last.date), style)
  return <p className="tabular mt-1 text-soft">{days}</p>
}

async function PrintedEntry({ entry, hasPictures }: { entry: Props['entries'][number]; hasPictures: boolean }) {
  const t = await getTranslations('journal')
  const format = await getFormatter()
  return (
    <li className="flex break-inside-avoid gap-6 border-hairline border-t py-5 print:border-line">
      <div className="flex min-w-0 flex-1 flex-col gap-1">
        <p className="tabular text-sm text-soft">
          {format.dateTime(dayDate(entry.date), { dateStyle: 'full', timeZone: 'UTC' })}
          {entry.aboutText && (
            <>
              <span aria-hidden> · </span>
              <bdi className="wrap-anywhere">{entry.aboutText}</bdi>
            </>
          )}
        </p>
        <h2 className="wrap-anywhere text-sub">
          <bdi>{entry.title}</bdi>
        </h2>
        <Stars rating={entry.rating} label={t('stars', { rating: entry.rating })} />
        {entry.description && (
          <p dir="auto" className="wrap-anywhere whitespace-pre-line text-start">
            {entry.description}
          </p>
        )}
      </div>
      {hasPictures && entry.imageUrl && (
        <div className="contents group-has-[[name=pictures]:checked]/print:hidden">
          <PrintedPicture entry={entry} />
        </div>
      )}
    </li>
  )
}
