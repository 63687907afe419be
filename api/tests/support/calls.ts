import router from '@adonisjs/core/services/router'
import db from '@adonisjs/lucid/services/db'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { NoticeFactory } from '#database/factories/notice_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Notification from '#models/notification'
import TournamentResults from '#models/tournament_results'
import { indianDay } from '#shared/days/indian_days'
import { timestamp } from '#support/timestamp'
import { NO_RESULTS } from '#shared/results/results'
import { editionsWith } from '#visibility/editions'
import { pastChange } from '#tests/past_change'
import { jpeg } from '#tests/sample_pictures'

/** A request as it should be. */
export interface Call {
  /** Method and pattern; the parameter names one of the examples. */
  call: string
  for: 'everybody' | 'director'
  /** What it is answered with when whoever may call sends it. */
  status: number
  json?: object
  /** Of a form, which comes with a picture where `picture` names its field. */
  fields?: Record<string, string>
  picture?: string
  /** Pixels of the picture's width. */
  size?: number
  /** Done once, however often it is sent with one Idempotency-Key. */
  isKeyed?: true
}

const TOURNAMENT = { title: 'Open', description: 'Seven.', formLink: 'https://forms.example/x' }
const ACHIEVEMENT = {
  title: 'Gold',
  studentName: 'Asha',
  description: 'Won all.',
  date: '2026-01-11',
  location: 'Satara',
  tags: '["State"]',
}
const RESULTS = { ...NO_RESULTS, rounds: 7 }
const BATCH = { weekday: 0, from: '10:00', to: '11:00', ages: '6–9', where: 'hall' }
const TODAY = indianDay(Date.now())
const NOTICE = { kind: 'no-class', firstDay: TODAY, lastDay: TODAY }
const FORM = { name: 'Sunita', email: 'sunita@mail.example', message: 'Is there a place left?' }

type More = Omit<Call, 'call' | 'for' | 'status'>
const open = (call: string, status = 200, more: More = {}): Call => ({
  call,
  for: 'everybody',
  status,
  ...more,
})
const own = (call: string, status = 200, more: More = {}): Call => ({
  call,
  for: 'director',
  status,
  ...more,
})
const change = (call: string, more: More = {}, status = 200) =>
  own(call, status, { ...more, isKeyed: true })

/** The whole API. What would need a password or a passkey is sent empty. */
export const CALLS: Call[] = [
  open('POST /api/auth/login', 422, { json: {} }),
  open('POST /api/auth/passkey-challenges', 201),
  open('POST /api/auth/passkey-login', 422, { json: {} }),
  open('POST /api/auth/password-resets', 422, { json: {} }),
  open('PUT /api/auth/password-resets', 422, { json: {} }),
  open('GET /api/tournaments'),
  open('GET /api/tournaments/:tournament'),
  open('GET /api/tournaments/:tournament/neighbours'),
  open('GET /api/tournaments/:tournament/results'),
  open('GET /api/achievements'),
  open('GET /api/achievements/:achievement'),
  open('GET /api/achievements/:achievement/neighbours'),
  open('GET /api/classes'),
  open('GET /api/notices'),
  open('GET /api/calendar'),
  open('GET /api/calendar/notices'),
  open('GET /api/addresses'),
  open('GET /api/openapi.json'),
  open('POST /api/contacts', 201, { json: FORM }),
  open('GET /api/health'),
  open('GET /api/health/live'),
  open('GET /api/health/ready'),
  open('GET /api/health/upkeep'),
  open('GET /api/withheld/:kind/:file', 404),
  open('GET /uploads/:kind/:file', 404),
  open('GET /uploads/share/:id/:file', 404),

  own('GET /api/auth/profile'),
  own('PUT /api/auth/profile', 422, { json: {} }),
  own('POST /api/auth/logout', 204),
  own('POST /api/auth/logout-everywhere', 204),
  own('PUT /api/auth/password', 422, { json: {} }),
  own('GET /api/auth/sessions'),
  own('DELETE /api/auth/sessions/:nobody', 404),
  own('DELETE /api/auth/other-sessions', 204),
  own('GET /api/auth/passkeys'),
  own('POST /api/auth/passkeys', 422, { json: {} }),
  own('DELETE /api/auth/passkeys/:nobody', 404),
  own('POST /api/auth/passkey-registrations', 422, { json: {} }),
  own('GET /api/directors'),
  own('DELETE /api/directors/:nobody', 422, { json: {} }),
  own('GET /api/tournaments/admin'),
  own('GET /api/tournaments/admin/:tournament'),
  own('GET /api/tournaments/deleted'),
  change('POST /api/tournaments', { fields: TOURNAMENT }, 201),
  change('POST /api/tournaments', { fields: TOURNAMENT, picture: 'banner' }, 201),
  change('PUT /api/tournaments/:tournament', { fields: { title: 'Closed' } }),
  change('PUT /api/tournaments/:tournament', { fields: { isActive: 'false' } }),
  change('PUT /api/tournaments/:tournament', { fields: {}, picture: 'banner' }),
  change('PUT /api/tournaments/:tournament', { fields: { removePicture: 'true' } }),
  change('DELETE /api/tournaments/:tournament'),
  change('POST /api/tournaments/:deletedTournament/restore'),
  change('DELETE /api/tournaments/deleted/:deletedTournament'),
  change('PUT /api/tournaments/:tournament/results', { json: RESULTS }),
  change('DELETE /api/tournaments/:tournament/results'),
  own('GET /api/achievements/admin'),
  own('GET /api/achievements/admin/:achievement'),
  own('GET /api/achievements/deleted'),
  change('POST /api/achievements', { fields: ACHIEVEMENT, picture: 'image' }, 201),
  change('PUT /api/achievements/:achievement', { fields: { title: 'Silver' } }),
  change('PUT /api/achievements/:achievement', { fields: {}, picture: 'image' }),
  change('PUT /api/achievements/:achievement', { fields: { removePicture: 'true' } }),
  change('DELETE /api/achievements/:achievement'),
  change('POST /api/achievements/:deletedAchievement/restore'),
  change('DELETE /api/achievements/deleted/:deletedAchievement'),
  own('GET /api/notices/admin'),
  change('POST /api/notices', { json: NOTICE }, 201),
  change('PUT /api/notices/:notice', { json: { text: 'The hall is being painted.' } }),
  change('DELETE /api/notices/:notice'),
  change('POST /api/notices/:deletedNotice/restore'),
  own('GET /api/contacts'),
  own('GET /api/contacts/deleted'),
  own('GET /api/contacts/:message'),
  change('PATCH /api/contacts/:message', {
    json: { state: 'answered', note: 'Calls back.', remindOn: '2026-12-24' },
  }),
  change('PATCH /api/contacts/:message/read'),
  change('POST /api/contacts/:message/notifications/retry'),
  change('DELETE /api/contacts/:message'),
  change('POST /api/contacts/:deletedMessage/restore'),
  change('DELETE /api/contacts/deleted/:deletedMessage'),
  own('GET /api/classes/admin'),
  change('PUT /api/classes', { json: { batches: [BATCH] } }),
  own('GET /api/ready-replies'),
  change('PUT /api/ready-replies', { json: { topic: 'fees', language: 'en', text: 'Hi.' } }),
  own('GET /api/activities'),
  change('POST /api/activities/:activity/restore', {}, 201),
  own('GET /api/settings'),
  change('PUT /api/settings', {
    json: { notificationEmails: ['a@mail.example'], emailNotifications: false },
  }),
  change('PUT /api/settings/emails', { json: { emails: ['b@mail.example'] } }),
  change('PUT /api/settings/notifications', { json: { enabled: false } }),
  own('POST /api/settings/test-email', 422, { json: {} }),
]

/** Its own kind: 403 for who is no director, since without any director it is for everybody. */
export const REGISTER: Call = open('POST /api/auth/register', 422, { json: {} })

/** `GET /api/tournaments/:id` of every route there is. */
export const routes = () =>
  Object.values(router.toJSON())
    .flat()
    .flatMap((route) =>
      route.methods
        .filter((method) => method !== 'HEAD')
        .map((method) => ({ method, pattern: route.pattern, call: `${method} ${route.pattern}` }))
    )

/** A row's call as the router writes it. */
export const shapeOf = ({ call }: Call) => call.replace(/:(?!kind|file)\w+/, ':id')

export type Ids = Record<string, string>

/** What the calls are about; by the name of the address's parameter. */
export async function examples(): Promise<Ids> {
  const message = await ContactMessageFactory.create()
  await Notification.create({
    contactMessageId: message.id,
    recipient: 'coach@academy.example',
    state: 'queued',
    attempts: 1,
    answer: 'No.',
    queuedAt: timestamp(),
  })
  const now = timestamp()
  const document = { ...NO_RESULTS, updatedAt: now, standingsAt: now }
  const { state, round, rounds } = document
  const results = { state, round, rounds }
  const tournament = await TournamentFactory.merge({ resultsVersion: 1, results }).create()
  await new TournamentResults()
    .fill({
      tournamentId: tournament.id,
      editions: editionsWith(document, tournament, { editions: [], published: null }),
      document,
    })
    .save()
  const nobody = { id: '0193a5e0-0000-7000-8000-000000000000' }
  const made = {
    message,
    tournament,
    nobody,
    // What was changed again since is not undone.
    activity: await pastChange((await TournamentFactory.merge({ title: 'Now' }).create()).id),
    deletedTournament: await TournamentFactory.apply('deleted').create(),
    achievement: await AchievementFactory.create(),
    deletedAchievement: await AchievementFactory.apply('deleted').create(),
    notice: await NoticeFactory.create(),
    deletedNotice: await NoticeFactory.apply('deleted').create(),
    deletedMessage: await ContactMessageFactory.apply('deleted').create(),
  }
  return Object.fromEntries(Object.entries(made).map(([name, row]) => [name, row.id]))
}

/** @param query of the address, with its question mark */
export async function send(
  { call, json, fields, picture, size = 300 }: Call,
  ids: Ids,
  headers: Record<string, string> = {},
  query = ''
): Promise<Response> {
  const [method, pattern] = call.split(' ') as [string, string]
  const path = pattern.replace(/:(\w+)/, (_, name) => ids[name] ?? 'nothing')
  const form = fields && new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form!.set(name, value)
  if (picture) form!.set(picture, new Blob([new Uint8Array(await jpeg(size, 40))]), 'a.jpg')
  return fetch(`http://127.0.0.1:${process.env.PORT}${path}${query}`, {
    method,
    redirect: 'manual',
    headers: { ...headers, ...(json && { 'Content-Type': 'application/json' }) },
    body: json ? JSON.stringify(json) : (form ?? null),
  })
}

/** What calls write to. */
const TABLES = [
  'tournaments',
  'tournament_results',
  'achievements',
  'notices',
  'contact_messages',
  'notifications',
  'settings',
  'batches',
  'activities',
  'users',
  'auth_access_tokens',
  'passkeys',
  'used_challenges',
  'revisions',
  'queue_jobs',
  'old_slugs',
  'idempotency_keys',
]

/** All that a call can write, in one text. */
export async function stored(): Promise<string> {
  return JSON.stringify(await Promise.all(TABLES.map((table) => db.from(table))))
}
