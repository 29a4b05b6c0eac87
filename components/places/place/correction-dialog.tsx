'use client'

import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Button, buttonClass } from '#components/ui/button'
import { Banner } from '#components/ui/feedback/banner'
import { Dialog } from '#components/ui/feedback/dialog'
import { ChoiceGroup } from '#components/ui/form/choice-group'
import { Form } from '#components/ui/form/form'
import { TextArea } from '#components/ui/input/text-area'
import { SignInLink } from '#components/ui/sign-in-link'
import { useIsSignedIn } from '#lib/client/auth/use-signed-in'
import { useSendCorrection } from '#lib/client/places/corrections'
import { type CorrectionKind, correctionKinds } from '#lib/domain/places/places'

/** The maximum length of a note, characters. */
const MAX_NOTE_LENGTH = 1000

interface Props {
  place: { id: string; name: string }
  onClose: () => void
}

/** Reports an error in a place. */
export function CorrectionDialog({ place, onClose }: Props) {
  const t = useTranslations('map')
  const isSignedIn = useIsSignedIn()
  const [note, setNote] = useState('')
  const send = useSendCorrection(place.id)
  return (
    <Dialog title={t('wrong')} closeLabel={t('close')} isUnsaved={note.trim() !== '' && !send.isSuccess} onClose={onClose}>
      {isSignedIn === false ? (
        <>
          <p className="text-soft">{t('wrongSignIn')}</p>
          <SignInLink className={buttonClass('primary', 'mt-5 w-full')}>{t('signIn')}</SignInLink>
        </>
      ) : (
        <Correction place={place} note={note} onNote={setNote} send={send} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface FormProps extends Props {
  note: string
  onNote: (note: string) => void
  send: ReturnType<typeof useSendCorrection>
}

function Correction({ place, note, onNote, send, onClose }: FormProps) {
  const t = useTranslations('map')
  const [kind, setKind] = useState<CorrectionKind>()
  const [isMissing, setIsMissing] = useState(false)
  const { mutate, isPending, isSuccess, isError } = send
  if (isSuccess) {
    return (
      <>
        <Banner tone="good">{t('wrongThanks')}</Banner>
        <Button className="mt-5 w-full" onClick={onClose}>
          {t('close')}
        </Button>
      </>
    )
  }
  return (
    <Form
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault()
        setIsMissing(kind === undefined)
        if (!kind) event.currentTarget.querySelector('input')?.focus()
        if (kind && !isPending) mutate({ kind, note: note.trim() === '' ? null : note })
      }}
    >
      <p className="wrap-anywhere text-soft">
        <bdi>{place.name}</bdi>
      </p>
      {isError && <Banner>{t('wrongFailed')}</Banner>}
      <ChoiceGroup
        label={t('wrongWhat')}
        name="kind"
        choices={correctionKinds.map((value) => ({ value, label: t(`correction.${value}`) }))}
        value={kind}
        error={isMissing && kind === undefined ? t('wrongMissing') : undefined}
        onChange={setKind}
      />
      <TextArea label={t('wrongNote')} name="note" maxLength={MAX_NOTE_LENGTH} value={note} onChange={({ target }) => onNote(target.value)} />
      <Button type="submit" busy={isPending}>
        {t('wrongSend')}
      </Button>
    </Form>
  )
}
