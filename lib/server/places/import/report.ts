import 'server-only'
import type { Language } from '#lib/domain/platform/basics'
import { type ImportReason, type ImportReport, importReasons } from '#lib/schemas/places/place-import'
import type { LeftOut, Refusal } from '#lib/server/places/import/draft'
import type { Imported } from '#lib/server/places/import/import'
import type { Removal } from '#lib/server/places/import/removed'
import { translator } from '#lib/server/platform/http/language'

/** The result of an import as JSON. */
export type StoredImport = Omit<Imported, 'removals' | 'refusedBy'> & {
  removals: (Omit<Removal, 'removedAt'> & { removedAt: string })[]
  /** Absent in results stored before reasons were counted. */
  refusedBy?: Imported['refusedBy']
}

/** Returns the report with a sentence for each reason. */
export function toReport({ refusedBy, refusals, leftOutFields, removals, ...counts }: Imported, language: Language): ImportReport {
  const t = translator(language, 'placeImport')
  const message = (reason: ImportReason) => t(`reason.${reason}`)
  const dayFormat = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const named = ({ row, name, reason }: Refusal) => ({ row, name: name ?? null, reason, message: message(reason) })
  return {
    ...counts,
    refusalReasons: importReasons
      .map((reason) => ({ reason, message: message(reason), count: refusedBy[reason] ?? 0 }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count),
    refusals: refusals.map(named),
    leftOutFields: leftOutFields.map((left: LeftOut) => ({ ...named(left), field: left.field })),
    removals: removals.map((removal: Removal) => ({
      ...removal,
      message: t(`removed.${removal.reason}`, { day: dayFormat.format(removal.removedAt) }),
    })),
  }
}
