import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { api } from '#lib/client/platform/api'
import { randomKey } from '#lib/client/platform/random-key'
import type { CorrectionInput } from '#lib/schemas/places/correction'

const correction = () => import('#lib/schemas/places/correction').then((schemas) => schemas.correction)

/** Reports an error in a place; the same report sent again is stored once. */
export function useSendCorrection(placeId: string) {
  const [key, setKey] = useState({ for: '', key: '' })
  return useMutation({
    mutationFn: (input: CorrectionInput) => {
      const said = JSON.stringify(input)
      const idempotencyKey = key.for === said ? key.key : randomKey()
      setKey({ for: said, key: idempotencyKey })
      return api.post(`/locations/${placeId}/corrections`, correction, input, { idempotencyKey })
    },
  })
}
