import fc from 'fast-check'
import { attempt, type Call } from '../call.js'
import type { State } from '../state.js'

const emails = fc.constantFrom<string[][]>(
  [],
  ['coach@academy.example'],
  ['office@academy.example']
)

/** Three ways to save: both settings or either, the addresses, the switch. */
const ways = fc.oneof(
  fc
    .record({ notificationEmails: emails, emailNotifications: fc.boolean() }, { requiredKeys: [] })
    .map((json) => ({ path: '', json })),
  emails.map((list) => ({ path: '/emails', json: { emails: list } })),
  fc.boolean().map((enabled) => ({ path: '/notifications', json: { enabled } }))
)

interface Saved {
  notificationEmails?: string[]
  emailNotifications?: boolean
  emails?: string[]
  enabled?: boolean
}

function isSaid({ settings }: State, body: any): boolean {
  return (
    body.data.notificationEmails.join() === settings.emails.join() &&
    body.data.emailNotifications === settings.isOn
  )
}

export const saveSettings: fc.Arbitrary<Call> = ways.map(
  ({ path, json }) =>
    (_, academy) =>
      attempt(
        `save settings${path} ${JSON.stringify(json)}`,
        () => academy.call('PUT', `/api/settings${path}`, { token: academy.desk, json }),
        (state, { status, body }) => {
          const saved: Saved = json
          const settings = {
            emails: saved.notificationEmails ?? saved.emails ?? state.settings.emails,
            isOn: saved.emailNotifications ?? saved.enabled ?? state.settings.isOn,
          }
          const next = { ...state, settings }
          return status === 200 && isSaid(next, body) ? next : undefined
        }
      )
)

export const readSettings: fc.Arbitrary<Call> = fc.constant((_, academy) =>
  attempt(
    'read settings',
    () => academy.call('GET', '/api/settings', { token: academy.desk }),
    (state, { body }) => (isSaid(state, body) ? state : undefined)
  )
)
