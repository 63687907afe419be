export const ACTIVITY_KINDS = [
  'tournaments',
  'achievements',
  'notices',
  'contacts',
  'classes',
  'ready_replies',
  'settings',
  'account',
] as const

export type ActivityKind = (typeof ACTIVITY_KINDS)[number]

export const ACTIVITY_ACTIONS = [
  ...(['created', 'changed', 'shown', 'hidden', 'deleted', 'restored', 'purged'] as const),
  ...(['reverted', 'marked_new', 'read', 'answered', 'noted', 'reminded', 'mailed'] as const),
  ...(['language_changed', 'password_changed', 'director_added', 'director_removed'] as const),
  ...(['signed_in', 'signed_out', 'signed_out_everywhere', 'device_ended'] as const),
  ...(['other_devices_ended'] as const),
  ...(['passkey_added', 'passkey_removed'] as const),
] as const

export type ActivityAction = (typeof ACTIVITY_ACTIONS)[number]

export const ORIGINS = ['director', 'command', 'server'] as const

export type Origin = (typeof ORIGINS)[number]

export const ACTIVITY_KEPT_DAYS = 365
