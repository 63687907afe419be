import type { Faults } from '#exceptions/error_body'
import { Refusal } from '#exceptions/refusals'
import type { PlainCode } from '#shared/rules/codes'

/** Field errors that no validator could find. */
export class FieldError extends Refusal {
  constructor(
    override readonly faults: Faults,
    code: PlainCode = 'validation_failed',
    status = 422
  ) {
    super({ code }, status)
  }
}
