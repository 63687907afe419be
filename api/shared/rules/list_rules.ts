export const PUBLIC_LIST_MAX = 100

export const CALENDAR_DAYS = { before: 365, after: 730 }

export const PER_PAGE = 50
export const PER_PAGE_MAX = 100

export const SEARCH_MAX = 100

export const PER_PAGE_INVALID = 'A page can have from 1 to 100 rows'
export const SEARCH_INVALID = 'The search must be one text'
export const SEARCH_TOO_LONG = 'The search cannot be more than 100 characters'
export const DAY_INVALID = 'This must be a day such as 2026-01-26'
export const MOMENT_INVALID = 'This must be a day such as 2026-01-26 or a moment with its zone'
export const RANGE_REVERSED = 'The end cannot be before the beginning'
export const TAG_INVALID = 'The tag must be one text'
export const CURSOR_INVALID = 'This is no place in the list'
export const READ_STATES = ['all', 'unread', 'read'] as const
export const ACTIVE_STATES = ['all', 'active', 'inactive'] as const
/** 'waiting' is new, or lately read and not answered. */
export const ANSWER_STATES = ['all', 'new', 'read', 'answered', 'waiting'] as const
export const ANSWER_STATE_INVALID = 'The state must be all, new, read, answered or waiting'
export const REMINDER_STATES = ['due'] as const
export const REMINDER_INVALID = 'The reminder must be due or nothing'
export const READ_STATE_INVALID = 'The status must be all, unread or read'
export const ACTIVE_STATE_INVALID = 'The status must be all, active or inactive'
