import type { ValidationMessage } from '#lib/i18n/validation'

/** An unusable picture, with a message key under `validation`. */
export class PictureError extends Error {
  readonly reason: ValidationMessage

  constructor(reason: ValidationMessage) {
    super(reason.key)
    this.reason = reason
  }
}
