import { chatWith } from '../tournament/registration_link.js'
import type { CircularReading } from './read_circular.js'

/** Where a circular names no form, players register with whom it says to call. */
export function withRegistration(reading: CircularReading): CircularReading {
  const { formLink, contactPhone } = reading.fields
  const chat = !formLink && contactPhone && chatWith(contactPhone.value)
  if (!chat) return reading
  return { ...reading, fields: { ...reading.fields, formLink: { ...contactPhone, value: chat } } }
}
