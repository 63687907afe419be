import vine from '@vinejs/vine'
import { reporting } from '#validators/fault_reporter'

// Our own rules trim fields; an empty text is a valid value.
vine.convertEmptyStringsToNull = false

vine.errorReporter = reporting({})
