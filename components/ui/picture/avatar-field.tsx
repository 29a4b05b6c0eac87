'use client'

import { UserRound } from 'lucide-react'
import dynamic from 'next/dynamic'
import { Avatar } from '#components/ui/picture/avatar'
import { PictureChooser } from '#components/ui/picture/picture-chooser'
import { usePicture } from '#lib/client/platform/pictures/use-picture'
import { AVATAR_WIDTH } from '#lib/domain/platform/picture-limits'

const loadCropStep = () => import('#components/ui/picture/crop-step')
const CropStep = dynamic(() => loadCropStep().then((file) => file.CropStep), { ssr: false })
const box = { width: AVATAR_WIDTH, height: AVATAR_WIDTH }

interface Props {
  /** The name whose initials are shown without a picture. */
  name: string
  /** A data URL. */
  value: string | null
  onChange: (dataUrl: string | null) => void
  error?: string | undefined
}

/**
 * Chooses a profile's picture, cropped to a square. Uses the texts of `picture` and `validation`. The surrounding form keeps the value and
 * submits it.
 */
export function AvatarField({ name, value, onChange, error }: Props) {
  const picture = usePicture({ box, onChange, prepareCrop: loadCropStep })
  const { source } = picture
  return (
    <PictureChooser
      name="avatarBase64"
      picture={picture}
      hasValue={value !== null}
      error={error}
      isPreviewBeside
      preview={
        <Avatar name={name} image={value} icon={name.trim() === '' ? <UserRound className="size-9" /> : undefined} className="size-20 text-heading" />
      }
      crop={
        source && (
          <CropStep
            source={source}
            isBusy={picture.stage === 'processing'}
            isReady={picture.hasPart}
            onPart={picture.choosePart}
            onUse={() => picture.acceptCurrentPart()}
            onCancel={picture.cancel}
            onUnreadable={() => picture.fail({ key: 'image_load' })}
          />
        )
      }
    />
  )
}
