import type { ValidationMessage } from '#lib/i18n/validation'

/** An unusable picture, with a message key under `validation`. */
export class PictureError extends Error {
  readonly fault: ValidationMessage

  constructor(fault: ValidationMessage) {
    super(fault.key)
    this.fault = fault
  }
}
