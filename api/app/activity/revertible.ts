import type { ActivityKind } from '#shared/rules/activities'

/** Of what a change can be taken back: there is no way back from one of anything else. */
const REVERTIBLE = [
  'tournaments',
  'achievements',
  'notices',
  'classes',
  'settings',
  'ready_replies',
] as const satisfies readonly ActivityKind[]

export type RevertibleKind = (typeof REVERTIBLE)[number]

export const isRevertible = (kind: ActivityKind): kind is RevertibleKind =>
  (REVERTIBLE as readonly ActivityKind[]).includes(kind)
