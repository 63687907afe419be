import { NOTIFICATION_STATES, UNSENT_REASONS } from '#notifications/states'
import {
  batchesRule,
  batchRules,
  LESSON_MODES,
  seatsRule,
  seatsTakenRule,
  weekdayRule,
} from '#shared/classes/batches'
import { ACTIVITY_KINDS, ACTIVITY_ACTIONS, ORIGINS } from '#shared/rules/activities'
import { GAME_RESULTS } from '#shared/results/results'
import { RESULTS_LISTS } from '#shared/results/results_rules'
import { CODES } from '#shared/rules/codes'
import { translationRules } from '#shared/rules/translation_rules'
import { LANGUAGES } from '#shared/languages/languages'
import { REPLY_TOPICS } from '#shared/text/ready_replies'
import { NOTICE_KINDS } from '#shared/notices/notice'
import { RATED_KINDS, TEXT_FACTS, factRules } from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'

export type Schema = Record<string, unknown>

/** A schema, or its short name: of a type or a schema below, with `[]` for a list, `|null` for either. */
export type Type = Schema | string

const TYPES: Record<string, Schema> = {
  text: { type: 'string' },
  flag: { type: 'boolean' },
  count: { type: 'integer', minimum: 0 },
  number: { type: 'number' },
  uuid: { type: 'string', format: 'uuid' },
  day: { type: 'string', format: 'date' },
  moment: { type: 'string', format: 'date-time' },
  path: { type: 'string', pattern: '^/' },
  email: { type: 'string', format: 'email' },
  uri: { type: 'string', format: 'uri' },
  any: { type: 'object', additionalProperties: true },
}

export function schemaOf(type: Type): Schema {
  if (typeof type !== 'string') return type
  if (type.endsWith('|null')) {
    const schema = schemaOf(type.slice(0, -'|null'.length))
    return schema.type
      ? { ...schema, type: [schema.type, 'null'] }
      : { anyOf: [schema, { type: 'null' }] }
  }
  if (type.endsWith('[]')) return { type: 'array', items: schemaOf(type.slice(0, -'[]'.length)) }
  return TYPES[type] ?? { $ref: `#/components/schemas/${type}` }
}

/** An object with all of its members; a name that ends with `?` may be absent. */
export function object(members: Record<string, Type>): Schema {
  const entries = Object.entries(members)
  const properties = entries.map(([name, type]) => [name.replace('?', ''), schemaOf(type)])
  return {
    type: 'object',
    properties: Object.fromEntries(properties),
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : [name])),
  }
}

const choice = (words: readonly (string | null)[]): Schema => ({ enum: [...words] })
const each = (names: readonly string[], type: Type, absent = '') =>
  object(Object.fromEntries(names.map((name) => [name + absent, type])))

const translations = (fields: string[], type = 'text') =>
  each(LANGUAGES, each(fields, type, '?'), '?')
const sourced = (kind: keyof typeof translationRules) => ({
  'translations?': translations(Object.keys(translationRules[kind]), 'Translation'),
})

const atMost = (maxItems: number, type: Type): Schema => ({
  type: 'array',
  maxItems,
  items: schemaOf(type),
})

function allowsNull(type: Type): boolean {
  const { type: types, enum: words } = schemaOf(type)
  if (Array.isArray(words)) return words.includes(null)
  return Array.isArray(types) && types.includes('null')
}

/** The members of what is sent: what may be null may be absent. */
const mayLack = (members: Record<string, Type>): Record<string, Type> =>
  Object.fromEntries(
    Object.entries(members).map(([name, type]) => [allowsNull(type) ? `${name}?` : name, type])
  )

const factType = (name: keyof typeof factRules) =>
  'isDay' in factRules[name] ? 'day|null' : 'text|null'

const tournament = {
  _id: 'uuid',
  slug: 'text',
  title: 'text',
  description: 'text',
  formLink: 'uri',
  banner: 'path|null',
  bannerPicture: 'Picture|null',
  isActive: 'flag',
  createdAt: 'moment',
  maxParticipants: 'count|null',
  prizes: 'Prize[]',
  'prizeTotal?': object({ count: 'count', amount: 'count' }),
  'language?': 'text',
  'translations?': translations(Object.keys(translationRules.tournaments)),
  ...Object.fromEntries(TEXT_FACTS.map((name) => [name, factType(name)])),
  entryFee: 'count|null',
  entryFees: 'GroupFee[]',
  rounds: 'count|null',
  rated: choice([...RATED_KINDS, null]),
  categories: 'text[]',
  status: choice(TOURNAMENT_STATUSES),
  results: 'ResultsBrief|null',
}

const resultsBrief = { state: choice(['live', 'final']), round: 'count', rounds: 'count' }
const resultPlayer = {
  no: 'count',
  name: 'text',
  title: 'text|null',
  sex: choice(['m', 'w', null]),
  rating: 'count|null',
  federation: 'text|null',
  fideId: 'text|null',
  club: 'text|null',
  group: 'text|null',
  points: 'number|null',
  rank: 'count|null',
}
const tieBreaks: Schema = { type: 'array', items: { type: ['number', 'null'] } }
const resultGame = {
  round: 'count',
  board: 'count|null',
  white: 'count|null',
  black: 'count|null',
  result: choice(GAME_RESULTS),
}
const results = {
  ...resultsBrief,
  tieBreaks: 'text[]',
  players: 'ResultPlayer[]',
  games: 'ResultGame[]',
  winners: 'Winner[]',
  schoolPlayers: 'count',
  updatedAt: 'moment',
  correctedAt: 'moment|null',
  standingsAt: 'moment',
}
const shownNames = { names: choice(['full', 'short']), hidden: 'count[]' }

const achievement = {
  _id: 'uuid',
  slug: 'text',
  title: 'text',
  studentName: 'text',
  description: 'text',
  date: 'day',
  location: 'text',
  ratingChange: 'text',
  tags: 'text[]',
  image: 'path|null',
  imagePicture: 'Picture|null',
  isActive: 'flag',
  createdAt: 'moment',
  'language?': 'text',
  'translations?': translations(Object.keys(translationRules.achievements)),
}

const textUpTo = ({ max }: { max: number }): Schema => ({ type: 'string', maxLength: max })
const numberOf = ({ min, max }: { min: number; max: number }): Schema => ({
  type: 'integer',
  minimum: min,
  maximum: max,
})
const orNull = (schema: Schema): Schema => ({ ...schema, type: [schema.type, 'null'] })
const time = { type: 'string', pattern: batchRules.from.form.pattern.source }
const batch = {
  weekday: { ...numberOf(weekdayRule), description: 'From Sunday, 0.' },
  from: time,
  to: time,
  level: textUpTo(batchRules.level),
  ages: textUpTo(batchRules.ages),
  where: choice(LESSON_MODES),
  place: { ...textUpTo(batchRules.place), description: 'Empty where the class is online.' },
  seats: orNull(numberOf(seatsRule)),
  seatsTaken: orNull(numberOf(seatsTakenRule)),
  firstDay: 'day|null',
  lastDay: 'day|null',
}

const message = {
  _id: 'uuid',
  name: 'text',
  email: 'email',
  phone: 'text',
  subject: 'text',
  message: 'text',
  createdAt: 'moment',
}
const directorsMessage = {
  ...message,
  isRead: 'flag',
  'answeredAt?': 'moment',
  'language?': choice(LANGUAGES),
  'note?': 'text',
  'remindOn?': 'day',
  keptUntil: 'moment',
  notifications: 'Notification[]',
}

const notice = {
  _id: 'uuid',
  kind: choice(NOTICE_KINDS),
  firstDay: 'day',
  lastDay: 'day',
  batchIds: 'uuid[]',
  place: 'text',
  text: 'text',
  link: 'text',
  'language?': 'text',
}

const version = { version: { type: 'integer', minimum: 1 } }
const directorsTournament = { ...tournament, ...version, ...sourced('tournaments') }
const directorsAchievement = { ...achievement, ...version, ...sourced('achievements') }
const deletion = { deletedAt: 'moment|null', goneAt: 'moment|null' }
const page = { ...version, updatedAt: 'moment', sharePicture: 'SharePicture' }
const coded = {
  code: choice(CODES),
  'params?': { type: 'object', additionalProperties: { type: ['string', 'number'] } },
}
const credentialOptions = (members: Record<string, Type>) => ({
  ...object(members),
  additionalProperties: true,
})

export const schemas: Record<string, Schema> = {
  Error: object({
    message: 'text',
    ...coded,
    'errors?': { type: 'object', additionalProperties: TYPES.text },
    'faults?': { type: 'object', additionalProperties: object(coded) },
    'data?': 'any|null',
  }),
  Removal: object({ _id: 'uuid' }),
  Picture: object({
    width: 'count',
    height: 'count',
    placeholder: 'text',
    srcset: object({ avif: 'text|null', webp: 'text', jpeg: 'text' }),
  }),
  SharePicture: object({
    url: 'path',
    width: 'count',
    height: 'count',
    translations: object({ mr: 'path', hi: 'path' }),
  }),
  Translation: object({ text: 'text', source: 'text' }),
  Prize: object({
    id: 'text',
    position: 'text',
    amount: 'count',
    'description?': 'text',
    'places?': 'count',
  }),
  GroupFee: object({ group: 'text', amount: 'count' }),
  Tournament: object(tournament),
  CalendarTournament: object({ ...tournament, ...version, updatedAt: 'moment' }),
  TournamentPage: object({ ...tournament, ...page }),
  DirectorsTournament: object(directorsTournament),
  DeletedTournament: object({ ...directorsTournament, ...deletion }),
  ResultsBrief: object(resultsBrief),
  ResultPlayer: object({ ...resultPlayer, tieBreaks }),
  SentPlayer: object({ ...mayLack(resultPlayer), 'tieBreaks?': tieBreaks }),
  ResultGame: object(resultGame),
  SentGame: object(mayLack(resultGame)),
  Winner: object({ no: 'count|null', 'club?': 'text', 'prizeId?': 'text', prize: 'text' }),
  School: object({ club: 'text', points: 'number', place: 'count|null' }),
  SentResults: object({
    ...resultsBrief,
    tieBreaks: atMost(RESULTS_LISTS.tieBreaks, 'text'),
    players: atMost(RESULTS_LISTS.players, 'SentPlayer'),
    games: atMost(RESULTS_LISTS.games, 'SentGame'),
    winners: atMost(RESULTS_LISTS.winners, 'Winner'),
    'schoolPlayers?': 'count',
    'names?': shownNames.names,
    'hidden?': atMost(RESULTS_LISTS.hidden, 'count'),
    'opened?': atMost(RESULTS_LISTS.hidden, 'count'),
  }),
  Results: object({ ...results, schools: 'School[]' }),
  HiddenPlayer: object({ name: 'text', fideId: 'text|null', rating: 'number|null' }),
  DirectorsResults: object({
    ...results,
    ...shownNames,
    'hiddenBefore?': 'HiddenPlayer[]',
    ...version,
    namesUntil: 'day',
  }),
  Achievement: object(achievement),
  AchievementPage: object({ ...achievement, ...page }),
  DirectorsAchievement: object(directorsAchievement),
  DeletedAchievement: object({ ...directorsAchievement, ...deletion }),
  Batch: object({
    _id: 'uuid',
    ...batch,
    'language?': 'text',
    'translations?': translations(Object.keys(translationRules.classes)),
  }),
  DirectorsBatch: object({ _id: 'uuid', ...batch, ...version, ...sourced('classes') }),
  SentBatch: object({
    '_id?': 'uuid',
    ...mayLack(batch),
    ...sourced('classes'),
  }),
  Classes: object({ batches: 'Batch[]' }),
  DirectorsClasses: object({ batches: 'DirectorsBatch[]', ...version }),
  SentClasses: object({ batches: atMost(batchesRule.max, 'SentBatch') }),
  Notice: object({
    ...notice,
    ...version,
    updatedAt: 'moment',
    'translations?': translations(Object.keys(translationRules.notices)),
  }),
  DirectorsNotice: object({
    ...notice,
    ...version,
    updatedAt: 'moment',
    createdAt: 'moment',
    ...sourced('notices'),
  }),
  NextPage: object({ next: 'text' }),
  Neighbour: object({ slug: 'text', title: 'text', 'translations?': translations(['title']) }),
  Neighbours: object({ previous: 'Neighbour|null', next: 'Neighbour|null' }),
  Address: object({ slug: 'text', updatedAt: 'moment' }),
  Addresses: object({ tournaments: 'Address[]', achievements: 'Address[]' }),
  Message: object(message),
  DirectorsMessage: object(directorsMessage),
  DeletedMessage: object({ ...directorsMessage, ...deletion }),
  Notification: object({
    _id: 'uuid',
    recipient: 'email',
    state: choice(NOTIFICATION_STATES),
    reason: choice([...UNSENT_REASONS, null]),
    answer: 'text',
    attempts: 'count',
    nextAttemptAt: 'moment|null',
    createdAt: 'moment',
    updatedAt: 'moment',
  }),
  Delivery: object({
    recipient: 'email',
    isAccepted: 'flag',
    reason: choice([...UNSENT_REASONS, null]),
    answer: 'text',
  }),
  Settings: object({ notificationEmails: 'email[]', emailNotifications: 'flag', ...version }),
  ReadyReplies: object({
    ...Object.fromEntries(REPLY_TOPICS.map((topic) => [topic, each(LANGUAGES, 'text')])),
    ...version,
  }),
  Activity: object({
    _id: 'uuid',
    happenedAt: 'moment',
    origin: choice(ORIGINS),
    email: 'email|null',
    browser: 'text|null',
    system: 'text|null',
    kind: choice(ACTIVITY_KINDS),
    itemId: 'text|null',
    name: 'text|null',
    lesson: 'NamedClass|null',
    action: choice(ACTIVITY_ACTIONS),
    before: 'any|null',
    after: 'any|null',
    version: 'count|null',
    canRevert: 'flag',
  }),
  NamedClass: object({ weekday: 'count', from: 'text', to: 'text', level: 'text', ages: 'text' }),
  User: object({ email: 'email', language: choice([...LANGUAGES, null]) }),
  Device: object({ browser: 'text|null', system: 'text|null' }),
  Session: object({
    _id: 'uuid',
    device: 'Device',
    createdAt: 'moment',
    lastUsedAt: 'moment',
    isCurrent: 'flag',
  }),
  Director: object({ _id: 'uuid', email: 'text', createdAt: 'moment', isCurrent: 'flag' }),
  Passkey: object({
    _id: 'uuid',
    device: 'Device',
    createdAt: 'moment',
    lastUsedAt: 'moment|null',
  }),
  PasskeyToMake: credentialOptions({ challenge: 'text', rp: object({ id: 'text', name: 'text' }) }),
  PasskeyToUse: credentialOptions({ challenge: 'text', rpId: 'text' }),
  Health: object({ status: choice(['ok', 'failing', 'stopping']), 'checks?': 'any[]' }),
}
