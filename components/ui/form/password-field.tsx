'use client'

import { Eye, EyeOff } from 'lucide-react'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import { Field } from '#components/ui/form/field'
import { IconButton } from '#components/ui/icon-button'

interface Props {
  label: string
  name: string
  autoComplete: 'current-password' | 'new-password'
  error?: string | undefined
  hint?: string
}

/** A password field with a button to show the input. */
export function PasswordField(props: Props) {
  const t = useTranslations('password')
  const [isShown, setIsShown] = useState(false)
  const Icon = isShown ? EyeOff : Eye
  return (
    <Field
      {...props}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      after={
        <IconButton
          label={t(isShown ? 'hide' : 'reveal')}
          aria-pressed={isShown}
          icon={<Icon aria-hidden className="size-5 text-soft" />}
          onClick={() => setIsShown(!isShown)}
        />
      }
    />
  )
}
