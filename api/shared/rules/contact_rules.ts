import { latinDigits } from '../text/latin_digits.js'
import { contactLimits } from './contact_limits.js'
import { emailRule, realDate, type FieldRule, type FieldRules } from './field_rule.js'

export const contactRules = /* @__PURE__ */ withMessages(contactLimits)

function withMessages(limits: typeof contactLimits) {
  const { name, phone, subject, message } = limits
  return {
    name: {
      required: 'Name is required',
      max: { ...name.max, message: 'Name cannot be more than 50 characters' },
    },
    email: emailRule,
    phone: {
      pattern: { ...phone.pattern, message: 'Invalid phone number' },
      max: { ...phone.max, message: 'Phone number cannot be more than 20 characters' },
    },
    subject: {
      max: { ...subject.max, message: 'Subject cannot be more than 100 characters' },
    },
    message: {
      lines: true,
      required: 'Message is required',
      min: { ...message.min, message: 'Message is too short' },
      max: { ...message.max, message: 'Message cannot be more than 1000 characters' },
    },
  } satisfies FieldRules
}

export const noteRule = {
  lines: true,
  max: { value: 2000, message: 'Note cannot be more than 2000 characters' },
} satisfies FieldRule

export const reminderRule = /* @__PURE__ */ realDate('Reminder')

export const HANDLED_STATES = ['read', 'answered'] as const

export type HandledState = (typeof HANDLED_STATES)[number]
export type MessageState = 'new' | HandledState

export const MESSAGE_STATE_INVALID = 'The state must be read or answered'

export const WAITING_DAYS = 14

export const MESSAGES_KEPT_MONTHS = 24

export const PHONE_HINT = 'Digits, +, - and brackets'

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

export const CONTACT_SENT = 'Thank you for your message. We will get back to you soon!'
export const CONTACT_FAILED = 'Failed to send message. Please try again later.'
