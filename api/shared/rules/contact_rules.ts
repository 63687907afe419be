import { latinDigits } from '../text/latin_digits.js'
import { emailRule, realDate, type FieldRule, type FieldRules } from './field_rule.js'

export const contactRules = {
  name: { label: 'Name', required: true, max: 50 },
  email: emailRule,
  phone: {
    label: 'Phone number',
    max: 20,
    form: { pattern: /^[0-9+()-]+$/, fault: { code: 'phone_invalid' } },
  },
  subject: { label: 'Subject', max: 100 },
  message: {
    label: 'Message',
    lines: true,
    required: true,
    min: 10,
    max: 1000,
    faults: { min: { code: 'message_too_short' } },
  },
} satisfies FieldRules

export const noteRule = { label: 'Note', lines: true, max: 2000 } satisfies FieldRule

export const reminderRule = /* @__PURE__ */ realDate('Reminder')

export const HANDLED_STATES = ['read', 'answered'] as const

export type HandledState = (typeof HANDLED_STATES)[number]
export type MessageState = 'new' | HandledState

export const WAITING_DAYS = 14

export const MESSAGES_KEPT_MONTHS = 24

/** Removes `tel:`, spaces, dots and invisible characters; Latin digits, ASCII plus and hyphens. */
export function plainPhone(phone: string): string {
  return latinDigits(phone)
    .replace(/[\s.·\p{Cf}]+/gu, '')
    .replace(/^tel:/i, '')
    .replace('＋', '+')
    .replace(/[\p{Pd}−]/gu, '-')
}

/**
 * Hidden from people. A message that fills it gets a success response and is dropped. The name means
 * nothing: browsers and password managers fill in a 'website'.
 */
export const CONTACT_HONEYPOT_FIELD = 'knight'

/** In milliseconds; a body without the field (no JavaScript) is accepted. */
export const CONTACT_ELAPSED_FIELD = 'elapsed'
export const CONTACT_MIN_ELAPSED_MS = 2000
