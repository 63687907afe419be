export const REASON_MAX = 200

/** What the director is offered; visitors read them in their language. */
export const READY_REASONS = [
  'Heavy rain',
  'Hall not available',
  'School examinations',
  'Too few entries',
] as const
