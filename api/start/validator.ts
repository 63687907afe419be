import vine, { SimpleErrorReporter } from '@vinejs/vine'
import type { FieldContext } from '@vinejs/vine/types'

// Our own rules trim fields; an empty text is a valid value.
vine.convertEmptyStringsToNull = false

/** Keeps what is answered, the first fault of each field, however many elements of a list are wrong. */
class FirstFaults extends SimpleErrorReporter {
  #fields = new Set<string>()

  override report(message: string, rule: string, field: FieldContext, meta?: Record<string, any>) {
    this.hasErrors = true
    const [name = ''] = field.getFieldPath().split('.')
    if (this.#fields.has(name)) return
    this.#fields.add(name)
    super.report(message, rule, field, meta)
  }
}
vine.errorReporter = () => new FirstFaults()
