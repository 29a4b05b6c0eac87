'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { ImportExport } from '#components/places/import/import-export'
import { ImportFileField } from '#components/places/import/import-file-field'
import { ImportOptions } from '#components/places/import/import-options'
import { ImportProgress } from '#components/places/import/import-progress'
import { ImportReport } from '#components/places/import/import-report'
import { WaitingImports } from '#components/places/import/waiting-imports'
import { Button } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { type ImportRun, isRunning, useImportRun } from '#lib/client/places/admin/place-import'
import { type FileError, openPlaceFile, type PlaceFile } from '#lib/client/places/admin/place-import-file'
import { MAX_IMPORT_BYTES } from '#lib/domain/places/place-files'
import type { ImportQuery } from '#lib/schemas/places/place-import'

const megabytes = MAX_IMPORT_BYTES / 1024 / 1024

/** Imports a file of places, and exports all places as one. */
export function ImportPart() {
  const t = useTranslations('placeImportScreen')
  const tAll = useTranslations('locationsAdmin')
  const { run, start, stop, clear } = useImportRun()
  const [chosen, setChosen] = useState<PlaceFile>()
  const [error, setError] = useState<string>()
  const [query, setQuery] = useState<ImportQuery>({})

  async function choose(file: File) {
    clear()
    setError(undefined)
    const opened = await openPlaceFile(file).catch((): FileError => 'unread')
    if (typeof opened === 'string') {
      setChosen(undefined)
      setError(t(opened, { name: file.name, megabytes }))
      return
    }
    setChosen(opened)
    // Another file has other columns; only these two options are kept.
    setQuery(({ category, restore }) => ({ ...(category && { category }), ...(restore && { restore }) }))
  }

  return (
    <section aria-label={tAll('import')} className="flex max-w-3xl flex-col gap-10">
      {!isRunning(run) && run.phase !== 'done' && <WaitingImports />}
      <div className="flex flex-col gap-5">
        <div>
          <h2 className="text-heading">{t('title')}</h2>
          <p className="mt-1 max-w-prose text-soft">{t('intro', { megabytes })}</p>
        </div>
        {isRunning(run) && <ImportProgress run={run} onStop={stop} />}
        {run.phase === 'done' && <ImportReport name={run.name} report={run.report} onClose={clear} />}
        {!isRunning(run) && run.phase !== 'done' && (
          <>
            <Ended run={run} />
            <ImportFileField chosen={chosen?.file} error={error} onChoose={(file) => void choose(file)} />
            {chosen && (
              <>
                <ImportOptions file={chosen} query={query} onChange={setQuery} />
                <Button
                  className="sm:self-start"
                  onClick={() => {
                    start(chosen, query)
                    setChosen(undefined)
                  }}
                >
                  {t('start')}
                </Button>
              </>
            )}
          </>
        )}
      </div>
      <ImportExport />
    </section>
  )
}

/** Explains why an import ended without a result. */
function Ended({ run }: { run: ImportRun }) {
  const t = useTranslations('placeImportScreen')
  if (run.phase === 'stopped') return <Banner tone="good">{t(run.mayBeIn ? 'stoppedLate' : 'stopped')}</Banner>
  if (run.phase === 'failed') return <Banner>{run.text ?? t(run.mayBeIn ? 'failedLate' : 'failed')}</Banner>
  return null
}
