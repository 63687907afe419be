import type { FieldRule } from './field_rule.js'

export const PUBLIC_LIST_MAX = 100

export const CALENDAR_DAYS = { before: 365, after: 730 }

export const PER_PAGE = 50
export const PER_PAGE_MAX = 100

export const searchRule = { label: 'The search', max: 100 } satisfies FieldRule

export const READ_STATES = ['all', 'unread', 'read'] as const
export const ACTIVE_STATES = ['all', 'active', 'inactive'] as const
/** 'waiting' is new, or lately read and not answered. */
export const ANSWER_STATES = ['all', 'new', 'read', 'answered', 'waiting'] as const
export const REMINDER_STATES = ['due'] as const
/** Days of an event, in India. */
export const EVENT_DAYS = ['today'] as const
