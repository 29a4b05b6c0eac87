import type { ValidationMessage } from '#lib/i18n/validation'

/** A picture that cannot be used, with the sentence to say so: a key under `validation`. */
export class PictureError extends Error {
  readonly fault: ValidationMessage

  constructor(fault: ValidationMessage) {
    super(fault.key)
    this.fault = fault
  }
}
