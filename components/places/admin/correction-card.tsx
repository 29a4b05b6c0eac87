'use client'

import { Clock, MapPin, Pencil } from 'lucide-react'
import Link from 'next/link'
import { useTranslations } from 'next-intl'
import { Coordinates } from '#components/places/admin/coordinates'
import { Button, buttonClass } from '#components/ui/button'
import type { Issue, PlaceIssues } from '#lib/client/places/admin/corrections-by-place'
import { useDayText } from '#lib/client/platform/use-day-text'
import type { ShownCorrection } from '#lib/schemas/places/correction'
import type { ShownLocation } from '#lib/schemas/places/location'

interface Props {
  of: PlaceIssues
  isBusy: boolean
  onAccept: (issue: Issue) => void
  onDismiss: (issue: Issue) => void
  onEdit: (place: ShownLocation) => void
}

/** All corrections of one place, next to its current data. */
export function CorrectionCard({ of: { name, place, issues }, isBusy, onAccept, onDismiss, onEdit }: Props) {
  const t = useTranslations('correctionsAdmin')
  const tAll = useTranslations('locationsAdmin')
  return (
    <li className="flex flex-col gap-4 rounded-card bg-surface p-4 shadow-card sm:p-5">
      <div className="flex flex-wrap items-start justify-between gap-3">
        <div className="min-w-0 flex-1 basis-64">
          <h2 className="wrap-anywhere font-semibold text-sub">
            <bdi>{name}</bdi>
          </h2>
          {place ? <Facts place={place} /> : <p className="mt-1 text-soft">{t('gone')}</p>}
        </div>
        {place && (
          <div className="flex flex-wrap gap-2">
            <Link href={`/map?place=${place.id}`} className={buttonClass('secondary')}>
              <MapPin aria-hidden className="size-5 shrink-0" />
              {t('onMap')}
            </Link>
            <Button look="secondary" aria-label={tAll('editOf', { name })} onClick={() => onEdit(place)}>
              <Pencil aria-hidden className="size-5 shrink-0" />
              {tAll('edit')}
            </Button>
          </div>
        )}
      </div>
      <ul className="flex flex-col gap-4">
        {issues.map((issue) => (
          <IssueRow
            key={issue.corrections[0]?.id}
            issue={issue}
            name={name}
            opensForm={place !== null && (issue.kind === 'wrong_hours' || issue.kind === 'wrong_place')}
            isBusy={isBusy}
            onAccept={() => onAccept(issue)}
            onDismiss={() => onDismiss(issue)}
          />
        ))}
      </ul>
    </li>
  )
}

/** The place's data to compare with corrections: hours, address and position. */
function Facts({ place }: { place: ShownLocation }) {
  const { hours, address } = place
  const t = useTranslations('correctionsAdmin')
  return (
    <div className="mt-1 flex flex-col gap-1 text-sm text-soft">
      <p className="flex gap-2">
        <Clock aria-hidden className="mt-0.5 size-4 shrink-0" />
        {hours ? <bdi className="wrap-anywhere">{hours}</bdi> : t('noHours')}
      </p>
      <p className="flex gap-2">
        <MapPin aria-hidden className="mt-0.5 size-4 shrink-0" />
        <span className="wrap-anywhere min-w-0">
          {address ? <bdi>{address}</bdi> : t('noAddress')}
          <span className="tabular whitespace-nowrap before:mx-1.5 before:content-['·']">
            <Coordinates {...place} />
          </span>
        </span>
      </p>
    </div>
  )
}

interface IssueProps {
  issue: Issue
  name: string
  opensForm: boolean
  isBusy: boolean
  onAccept: () => void
  onDismiss: () => void
}

/** One reported error with all its reports, and the buttons to decide while it is open. */
function IssueRow({ issue, name, opensForm, isBusy, onAccept, onDismiss }: IssueProps) {
  const t = useTranslations('correctionsAdmin')
  const tMap = useTranslations('map')
  const kind = tMap(`correction.${issue.kind}`)
  const { corrections } = issue
  const isOpen = corrections[0]?.status === 'open'
  return (
    <li className="flex flex-wrap items-end justify-between gap-x-4 gap-y-3 border-hairline border-t pt-4">
      <div className="min-w-0 flex-1 basis-64">
        <h3 className="font-medium">
          {kind} {corrections.length > 1 && <span className="ms-1 font-normal text-sm text-soft">{t('said', { count: corrections.length })}</span>}
        </h3>
        <ul className="mt-1 flex flex-col gap-1.5">
          {corrections.map((correction) => (
            <ReporterNote key={correction.id} correction={correction} />
          ))}
        </ul>
        {isOpen && opensForm && <p className="mt-2 text-sm text-soft">{t('correctHint')}</p>}
      </div>
      {isOpen && (
        <div className="flex flex-wrap gap-2">
          <Button look="secondary" busy={isBusy} aria-label={t('dismissOf', { kind, name })} onClick={onDismiss}>
            {t('dismiss')}
          </Button>
          <Button busy={isBusy} aria-label={t('acceptOf', { kind, name })} onClick={onAccept}>
            {t('accept')}
          </Button>
        </div>
      )}
    </li>
  )
}

/** A report: its text, date and decision. */
function ReporterNote({ correction: { note, createdAt, decidedAt, status } }: { correction: ShownCorrection }) {
  const t = useTranslations('correctionsAdmin')
  const dayText = useDayText()
  return (
    <li>
      {note ? (
        <p className="wrap-anywhere whitespace-pre-line">
          <bdi>{note}</bdi>
        </p>
      ) : (
        <p className="text-soft">{t('noNote')}</p>
      )}
      <p className="tabular text-sm text-soft">
        <time dateTime={createdAt}>{dayText.formatInstant(createdAt)}</time>
        {decidedAt && (
          <span className="before:mx-1.5 before:content-['·']">
            {t(status === 'accepted' ? 'acceptedOn' : 'dismissedOn', { day: dayText.formatInstant(decidedAt) })}
          </span>
        )}
      </p>
    </li>
  )
}
