import db from '@adonisjs/lucid/services/db'
import type { ApiClient } from '@japa/api-client'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Notification from '#models/notification'
import { pastChange } from '#tests/past_change'
import { jpeg } from '#tests/sample_pictures'

export interface Change {
  /** Method and pattern of the address; the parameter names an example. */
  call: string
  /** Fields of a form, which come with a picture where `picture` names its field. */
  fields?: Record<string, string>
  picture?: string
  /** Pixels of the picture's width. */
  size?: number
  json?: object
  status?: number
}

const TOURNAMENT = { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' }
const ACHIEVEMENT = {
  ...{ title: 'Gold', studentName: 'Asha', description: 'Won all.', date: '2026-01-11' },
  ...{ location: 'Satara', tags: '["State"]' },
}

/** Every change that a director can make. */
export const CHANGES: Change[] = [
  { call: 'POST /api/tournaments', fields: TOURNAMENT, status: 201 },
  { call: 'POST /api/tournaments', fields: TOURNAMENT, picture: 'banner', status: 201 },
  { call: 'PUT /api/tournaments/:tournament', fields: { title: 'Closed' } },
  { call: 'PUT /api/tournaments/:tournament', fields: { isActive: 'false' } },
  { call: 'PUT /api/tournaments/:tournament', fields: {}, picture: 'banner' },
  { call: 'PUT /api/tournaments/:tournament', fields: { removePicture: 'true' } },
  { call: 'DELETE /api/tournaments/:tournament' },
  { call: 'POST /api/tournaments/:deletedTournament/restore' },
  { call: 'DELETE /api/tournaments/deleted/:deletedTournament' },
  { call: 'POST /api/achievements', fields: ACHIEVEMENT, picture: 'image', status: 201 },
  { call: 'PUT /api/achievements/:achievement', fields: { title: 'Silver' } },
  { call: 'PUT /api/achievements/:achievement', fields: {}, picture: 'image' },
  { call: 'PUT /api/achievements/:achievement', fields: { removePicture: 'true' } },
  { call: 'DELETE /api/achievements/:achievement' },
  { call: 'POST /api/achievements/:deletedAchievement/restore' },
  { call: 'DELETE /api/achievements/deleted/:deletedAchievement' },
  {
    call: 'PATCH /api/contacts/:message',
    json: { state: 'answered', note: 'Calls back.', remindOn: '2026-12-24' },
  },
  { call: 'PATCH /api/contacts/:message', json: { state: 'read' } },
  { call: 'PATCH /api/contacts/:message/read' },
  { call: 'POST /api/contacts/:message/notifications/retry' },
  { call: 'DELETE /api/contacts/:message' },
  { call: 'POST /api/contacts/:deletedMessage/restore' },
  { call: 'DELETE /api/contacts/deleted/:deletedMessage' },
  {
    call: 'PUT /api/settings',
    json: { notificationEmails: ['a@mail.example'], emailNotifications: false },
  },
  { call: 'PUT /api/ready-replies', json: { topic: 'fees', language: 'en', text: 'Hi.' } },
  { call: 'POST /api/activities/:activity/restore', status: 201 },
  { call: 'PUT /api/settings/emails', json: { emails: ['b@mail.example'] } },
  { call: 'PUT /api/settings/notifications', json: { enabled: false } },
]

export const nameOf = ({ call, fields = {}, picture }: Change) =>
  [call, ...Object.keys(fields).slice(0, 1), ...(picture ? ['with a picture'] : [])].join(', ')

/** What the changes are made to; by the name of the address's parameter. */
export async function examples(): Promise<Record<string, string>> {
  const message = await ContactMessageFactory.create()
  await Notification.create({
    ...{ contactMessageId: message.id, recipient: 'coach@academy.example', state: 'failed' },
    ...{ attempts: 1, answer: 'No.', queuedAt: '2026-01-01T00:00:00.000Z' },
  })
  const tournament = await TournamentFactory.create()
  const made = {
    message,
    tournament,
    activity: await pastChange(tournament.id),
    deletedTournament: await TournamentFactory.apply('deleted').create(),
    achievement: await AchievementFactory.create(),
    deletedAchievement: await AchievementFactory.apply('deleted').create(),
    deletedMessage: await ContactMessageFactory.apply('deleted').create(),
  }
  return Object.fromEntries(Object.entries(made).map(([name, row]) => [name, row.id]))
}

export interface Sender {
  client: ApiClient
  token: string
  ids: Record<string, string>
}

export async function send({ client, token, ids }: Sender, change: Change, key?: string) {
  const { call, fields, picture, size = 300, json } = change
  const [method, pattern] = call.split(' ') as [string, string]
  const path = pattern.replace(/:(\w+)/, (_, name) => ids[name]!)
  const request = client.request(path, method).bearerToken(token)
  if (key) request.header('Idempotency-Key', key)
  if (fields) request.fields(fields)
  if (picture) request.file(picture, await jpeg(size, 200), { filename: 'a.jpg' })
  if (json) request.json(json)
  return request
}

const TABLES = ['tournaments', 'achievements', 'contact_messages', 'notifications', 'settings']
const OTHERS = ['revisions', 'queue_jobs', 'old_slugs', 'idempotency_keys', 'activities']

/** All that a change can write, in one text. */
export async function stored(): Promise<string> {
  const rows = [...TABLES, ...OTHERS].map((table) => db.from(table))
  return JSON.stringify(await Promise.all(rows))
}
