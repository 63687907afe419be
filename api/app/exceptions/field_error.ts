import { Refusal } from '#exceptions/refusals'
import { VALIDATION_FAILED } from '#shared/rules/refusals'

/** A field error that no validator could find. */
export class FieldError extends Refusal {
  static override status = 422
  static override code = 'E_FIELD_REFUSED'
  override readonly errors: Record<string, string>

  constructor(field: string, text: string, { message = VALIDATION_FAILED, status = 422 } = {}) {
    super(message, { status })
    this.errors = { [field]: text }
  }

  static of(errors: Record<string, string>): FieldError {
    const refusal = new FieldError('', '')
    return Object.assign(refusal, { errors })
  }
}
