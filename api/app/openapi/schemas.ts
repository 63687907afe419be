import { NOTIFICATION_STATES } from '#models/notification'
import { ACTIVITY_KINDS, DEEDS, ORIGINS } from '#shared/rules/activities'
import { CODES } from '#shared/rules/codes'
import { LANGUAGES } from '#shared/text/languages'
import { REPLY_TOPICS } from '#shared/text/ready_replies'
import {
  RATED_KINDS,
  TEXT_FACTS,
  factRules,
  type TextFact,
} from '#shared/tournament/tournament_facts'
import { TOURNAMENT_STATUSES } from '#shared/tournament/tournament_state'
import { translationRules } from '#shared/rules/translation_rules'

/** A JSON Schema of draft 2020-12, as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>

/** An object with all of its members; a name that ends with `?` may be absent. */
export function object(members: Record<string, Schema>): Schema {
  const entries = Object.entries(members)
  return {
    type: 'object',
    properties: Object.fromEntries(entries.map(([name, one]) => [name.replace('?', ''), one])),
    required: entries.flatMap(([name]) => (name.endsWith('?') ? [] : [name])),
  }
}

export const list = (items: Schema): Schema => ({ type: 'array', items })
export const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

export const orNull = (schema: Schema): Schema =>
  typeof schema.type === 'string'
    ? { ...schema, type: [schema.type, 'null'] }
    : { anyOf: [schema, { type: 'null' }] }

export const text: Schema = { type: 'string' }
const flag: Schema = { type: 'boolean' }
export const count: Schema = { type: 'integer', minimum: 0 }
const id: Schema = { type: 'string', format: 'uuid' }
const day: Schema = { type: 'string', format: 'date' }
export const moment: Schema = { type: 'string', format: 'date-time' }
const path: Schema = { type: 'string', pattern: '^/' }
const emailAddress: Schema = { type: 'string', format: 'email' }

const choice = (words: readonly string[]): Schema => ({ type: 'string', enum: [...words] })

/** What a fact of a tournament is when it is known. */
const factSchema = (name: TextFact): Schema => ('isDay' in factRules[name] ? day : text)

const facts = {
  ...Object.fromEntries(TEXT_FACTS.map((name) => [name, orNull(factSchema(name))])),
  entryFee: { ...orNull(count), description: 'Whole rupees; 0 is free.' },
  rounds: orNull(count),
  rated: { enum: [...RATED_KINDS, null] },
  categories: list(text),
  status: choice(TOURNAMENT_STATUSES),
}

/** The texts of an item that are said in other languages, each under its field's own name. */
function translations(fields: string[]): Schema {
  const texts = object(Object.fromEntries(fields.map((field) => [`${field}?`, text])))
  return {
    ...object(Object.fromEntries(LANGUAGES.map((language) => [`${language}?`, texts]))),
    description: 'Texts in other languages; absent where there are none.',
  }
}

const tournament = {
  _id: id,
  slug: text,
  title: text,
  description: text,
  banner: { ...orNull(path), description: 'The widest JPEG.' },
  bannerPicture: orNull(ref('Picture')),
  formLink: { type: 'string', format: 'uri' },
  isActive: flag,
  maxParticipants: orNull(count),
  prizes: list(object({ position: text, amount: count, 'description?': text, 'places?': count })),
  'prizeTotal?': object({ count, amount: count }),
  'language?': text,
  'translations?': translations(Object.keys(translationRules.tournaments)),
  ...facts,
  createdAt: moment,
}

const achievement = {
  _id: id,
  slug: text,
  title: text,
  studentName: text,
  description: text,
  date: day,
  location: text,
  ratingChange: text,
  tags: list(text),
  image: { ...orNull(path), description: 'The widest JPEG.' },
  imagePicture: orNull(ref('Picture')),
  'language?': text,
  'translations?': translations(Object.keys(translationRules.achievements)),
  isActive: flag,
  createdAt: moment,
}

const message = {
  _id: id,
  name: text,
  email: emailAddress,
  phone: text,
  subject: text,
  message: text,
  createdAt: moment,
}
const directorsMessage = {
  ...message,
  isRead: flag,
  'answeredAt?': moment,
  'language?': { ...choice(LANGUAGES), description: 'Of the page that it was written on.' },
  'note?': text,
  'remindOn?': day,
  keptUntil: { ...moment, description: 'From then on the housekeeping removes it.' },
  notifications: list(ref('Notification')),
}

const version = {
  version: { type: 'integer', minimum: 1, description: '`If-Match` is `"v<version>"`.' },
}
const deletion = { deletedAt: orNull(moment), goneAt: orNull(moment) }
const page = { updatedAt: moment, sharePicture: ref('SharePicture') }

const device = object({ browser: orNull(text), os: orNull(text) })

const neighbour = orNull(
  object({ slug: text, title: text, 'translations?': translations(['title']) })
)
const address = object({ slug: text, updatedAt: moment })

const changedFields = {
  ...orNull({ type: 'object' }),
  additionalProperties: true,
  description: 'The fields that changed, by their names.',
}

/** What a sentence is called, whatever it is worded like. */
const coded = {
  code: { ...choice(CODES), description: 'Stays the same when the sentence is worded anew.' },
  'params?': {
    type: 'object',
    additionalProperties: { type: ['string', 'number'] },
    description: 'What the sentence counts or names.',
  },
}

/** Everything that answers are made of, under the names that the description gives it. */
export const schemas: Record<string, Schema> = {
  Error: object({
    message: { ...text, description: 'One sentence for a person.' },
    ...coded,
    'errors?': {
      type: 'object',
      additionalProperties: text,
      description: 'A sentence for each field at fault.',
    },
    'faults?': {
      type: 'object',
      additionalProperties: object(coded),
      description: 'The code of each of those sentences.',
    },
    'data?': {
      type: ['object', 'null'],
      additionalProperties: true,
      description: 'The item as it is now: what was changed meanwhile, or made with this key.',
    },
  }),
  Done: object({ message: text }),
  Picture: object({
    width: count,
    height: count,
    srcset: object({ avif: orNull(text), webp: text, jpeg: text }),
    placeholder: { ...text, description: 'A tiny blurred picture as a data URL.' },
  }),
  SharePicture: object({
    url: path,
    translations: object({ mr: path, hi: path }),
    width: count,
    height: count,
  }),
  Tournament: object(tournament),
  CalendarTournament: object({ ...tournament, ...version, updatedAt: moment }),
  TournamentPage: object({ ...tournament, ...version, ...page }),
  DirectorsTournament: object({ ...tournament, ...version }),
  DeletedTournament: object({ ...tournament, ...version, ...deletion }),
  Achievement: object(achievement),
  AchievementPage: object({ ...achievement, ...version, ...page }),
  DirectorsAchievement: object({ ...achievement, ...version }),
  DeletedAchievement: object({ ...achievement, ...version, ...deletion }),
  Neighbours: object({ previous: neighbour, next: neighbour }),
  Addresses: object({ tournaments: list(address), achievements: list(address) }),
  Message: object(message),
  DirectorsMessage: object(directorsMessage),
  DeletedMessage: object({ ...directorsMessage, ...deletion }),
  Notification: object({
    _id: id,
    recipient: emailAddress,
    state: choice(NOTIFICATION_STATES),
    attempts: count,
    answer: text,
    nextAttemptAt: orNull(moment),
    createdAt: moment,
    updatedAt: moment,
  }),
  Delivery: object({ recipient: emailAddress, isAccepted: flag, answer: text }),
  Settings: object({ notificationEmails: list(emailAddress), emailNotifications: flag }),
  ReadyReplies: object(
    Object.fromEntries(
      REPLY_TOPICS.map((topic) => [
        topic,
        object(Object.fromEntries(LANGUAGES.map((language) => [language, text]))),
      ])
    )
  ),
  Activity: object({
    _id: id,
    happenedAt: moment,
    origin: choice(ORIGINS),
    email: { ...orNull(emailAddress), description: 'Of the director who did it.' },
    browser: orNull(text),
    os: orNull(text),
    kind: choice(ACTIVITY_KINDS),
    itemId: orNull(text),
    name: { ...orNull(text), description: 'What it was called; of a message when it came.' },
    deed: choice(DEEDS),
    before: changedFields,
    after: changedFields,
    version: { type: ['integer', 'null'], description: 'Of the item now, for `If-Match`.' },
    canBringBack: flag,
  }),
  User: object({ email: emailAddress, language: { enum: [...LANGUAGES, null] } }),
  Session: object({
    _id: id,
    device,
    createdAt: moment,
    lastUsedAt: { ...moment, description: 'To the minute.' },
    isCurrent: { ...flag, description: 'Whether it is the one that asks.' },
  }),
  Director: object({
    _id: id,
    email: text,
    createdAt: moment,
    isCurrent: { ...flag, description: 'Whether it is the one that asks.' },
  }),
  Passkey: object({ _id: id, device, createdAt: moment, lastUsedAt: orNull(moment) }),
  PasskeyToMake: {
    ...object({ challenge: text, rp: object({ id: text, name: text }) }),
    additionalProperties: true,
    description: 'PublicKeyCredentialCreationOptionsJSON of WebAuthn.',
  },
  PasskeyToUse: {
    ...object({ challenge: text, rpId: text }),
    additionalProperties: true,
    description: 'PublicKeyCredentialRequestOptionsJSON of WebAuthn.',
  },
  Health: object({
    status: choice(['ok', 'failing', 'stopping']),
    'checks?': {
      ...list({ type: 'object', additionalProperties: true }),
      description: 'For programs of the same machine only.',
    },
  }),
}

/** What a page of a director's list says about itself. */
export const listMeta = (more: Record<string, Schema> = {}): Schema =>
  object({
    total: count,
    all: count,
    next: orNull(text),
    ...more,
  })
