/**
 * queued: a job sends it. waiting: no job; looked at each hour and at each start. failed: only the
 * director sends it again. cancelled: its message was deleted before it went out.
 */
export const NOTIFICATION_STATES = ['queued', 'waiting', 'sent', 'failed', 'cancelled'] as const

export type NotificationState = (typeof NOTIFICATION_STATES)[number]

/** Why a mail has not been sent. */
export const UNSENT_REASONS = [
  /** The environment names no mail server. */
  'off',
  /** No answer of the mail server; `answer` is the error of the connection. */
  'unreachable',
  /** `answer` is what the mail server said. */
  'refused',
  /** The recipient has had the mails of this hour. */
  'limit',
  /** It had not been sent when the backup was made. */
  'backup',
  /** It waited too long. */
  'expired',
] as const

export type UnsentReason = (typeof UNSENT_REASONS)[number]

interface Transition {
  from: NotificationState[]
  to: NotificationState
}

/** Everything that may happen to a mail once it exists. */
export const TRANSITIONS = {
  // Cancelled while it was being sent, it is sent all the same.
  accepted: { from: ['queued', 'cancelled'], to: 'sent' },
  refused: { from: ['queued'], to: 'failed' },
  /** A job is there for the next attempt. */
  postponed: { from: ['queued'], to: 'queued' },
  /** No mail server, or no answer after the last pause. */
  unanswered: { from: ['queued'], to: 'waiting' },
  due: { from: ['waiting'], to: 'queued' },
  expired: { from: ['waiting'], to: 'failed' },
  /** Its recipient was removed, or the switch is off. */
  unlisted: { from: ['waiting'], to: 'cancelled' },
  /** By the director. */
  retried: { from: ['queued', 'waiting', 'failed'], to: 'queued' },
  retriedWithoutServer: { from: ['queued', 'waiting', 'failed'], to: 'waiting' },
  deleted: { from: ['queued', 'waiting'], to: 'cancelled' },
  restored: { from: ['cancelled'], to: 'queued' },
  restoredWithoutServer: { from: ['cancelled'], to: 'waiting' },
  /** It may have been sent since the backup was made. */
  backedUp: { from: ['queued', 'waiting'], to: 'failed' },
} satisfies Record<string, Transition>

export type NotificationEvent = keyof typeof TRANSITIONS
