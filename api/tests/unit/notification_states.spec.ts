import { test } from '@japa/runner'
import {
  NOTIFICATION_STATES,
  TRANSITIONS,
  type NotificationEvent,
  type NotificationState,
} from '#notifications/states'

/** What each event makes of a mail in each state: '' where it does not concern it. */
const TABLE: Record<NotificationEvent, Record<NotificationState, NotificationState | ''>> = {
  accepted: { queued: 'sent', waiting: '', sent: '', failed: '', cancelled: 'sent' },
  refused: { queued: 'failed', waiting: '', sent: '', failed: '', cancelled: '' },
  postponed: { queued: 'queued', waiting: '', sent: '', failed: '', cancelled: '' },
  unanswered: { queued: 'waiting', waiting: '', sent: '', failed: '', cancelled: '' },
  due: { queued: '', waiting: 'queued', sent: '', failed: '', cancelled: '' },
  expired: { queued: '', waiting: 'failed', sent: '', failed: '', cancelled: '' },
  unlisted: { queued: '', waiting: 'cancelled', sent: '', failed: '', cancelled: '' },
  retried: { queued: 'queued', waiting: 'queued', sent: '', failed: 'queued', cancelled: '' },
  retriedWithoutServer: {
    queued: 'waiting',
    waiting: 'waiting',
    sent: '',
    failed: 'waiting',
    cancelled: '',
  },
  deleted: { queued: 'cancelled', waiting: 'cancelled', sent: '', failed: '', cancelled: '' },
  restored: { queued: '', waiting: '', sent: '', failed: '', cancelled: 'queued' },
  restoredWithoutServer: { queued: '', waiting: '', sent: '', failed: '', cancelled: 'waiting' },
  backedUp: { queued: 'failed', waiting: 'failed', sent: '', failed: '', cancelled: '' },
}

test.group('States of a notification', () => {
  for (const state of NOTIFICATION_STATES) {
    test(`a mail that is ${state} becomes what the table says`, ({ assert }) => {
      for (const [event, row] of Object.entries(TABLE)) {
        const { from, to } = TRANSITIONS[event as NotificationEvent]
        const states: readonly NotificationState[] = from
        assert.equal(states.includes(state) ? to : '', row[state], event)
      }
    })
  }
})
