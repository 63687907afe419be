import { kinds, type Kind } from '#kinds'
import { object, schemas, type Schema, type Type } from '#openapi/schemas'
import * as achievements from '#validators/achievement'
import * as contact from '#validators/contact_message'
import * as credentials from '#validators/credentials'
import * as lists from '#validators/list_query'
import * as notices from '#validators/notice'
import * as passkeys from '#validators/passkey'
import { readyReplyValidator } from '#validators/ready_replies'
import * as settings from '#validators/settings'
import * as tournaments from '#validators/tournament'

interface Described {
  toJSONSchema(): unknown
}

/** What the description cannot read from the route itself. */
interface Operation {
  summary: string
  /** Of a 2xx response: the type of `data`, a whole schema or a media type; absent when empty. */
  answer?: Type
  query?: Described
  body?: Described
  /** Whether the 2xx response is a 201. */
  created?: boolean
  /** Whether the controller itself reads an `Idempotency-Key`. */
  takesKey?: boolean
}

const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })
const user = object({ user: 'User' })
const session = object({ token: 'text', user: 'User' })
const publicList = (name: string) => object({ data: `${name}[]`, 'meta?': 'NextPage' })
const directorsList = (name: string, meta: Record<string, Type> = {}) =>
  object({
    data: `${name}[]`,
    'meta?': object({ total: 'count', all: 'count', next: 'text|null', ...meta }),
  })

const VALIDATORS = {
  tournaments: {
    query: lists.tournamentListValidator,
    store: tournaments.createTournamentValidator,
    update: tournaments.updateTournamentValidator,
  },
  achievements: {
    query: lists.achievementListValidator,
    store: achievements.createAchievementValidator,
    update: achievements.updateAchievementValidator,
  },
}

/** As routes and schemas name one item of a kind. */
const SINGULARS: Record<Kind, { route: string; schema: string }> = {
  tournaments: { route: 'tournament', schema: 'Tournament' },
  achievements: { route: 'achievement', schema: 'Achievement' },
}

function operationsOf(kind: Kind): Record<string, Operation> {
  const { route, schema } = SINGULARS[kind]
  const { query, store, update } = VALIDATORS[kind]
  const directors = `Directors${schema}`
  const all = directorsList(directors, kind === 'achievements' ? { tags: 'text[]' } : {})
  return {
    [`${kind}.index`]: {
      summary: `The active ${kind}`,
      answer: publicList(schema),
      query: lists.publicListValidator,
    },
    [`${kind}.show`]: {
      summary: 'One by id or slug: an active one, any for a director',
      answer: `${schema}Page`,
    },
    [`${route}_neighbours.show`]: {
      summary: 'What stands before and after it in the list',
      answer: 'Neighbours',
    },
    [`admin.${kind}.index`]: {
      summary: `All ${kind}; with any of the parameters a page of them`,
      answer: all,
      query,
    },
    [`admin.${kind}.show`]: {
      summary: 'One by id',
      answer: directors,
    },
    [`admin.${kind}.store`]: {
      summary: 'Add one',
      answer: directors,
      body: store,
      created: true,
    },
    [`admin.${kind}.update`]: {
      summary: 'Change one; what is absent stays as it is',
      answer: directors,
      body: update,
    },
    [`admin.${kind}.destroy`]: {
      summary: 'Delete one',
      answer: 'Removal',
    },
    [`admin.${route}_restorations.store`]: {
      summary: 'Bring a deleted one back',
      answer: directors,
    },
    [`admin.deleted_${kind}.index`]: {
      summary: `The ${kind} deleted in the last 30 days`,
      answer: `Deleted${schema}[]`,
    },
    [`admin.deleted_${kind}.destroy`]: {
      summary: 'Remove a deleted one for good',
      answer: 'Removal',
    },
  }
}

export const operations: Record<string, Operation> = {
  ...Object.assign({}, ...kinds.map(operationsOf)),
  'access_tokens.store': {
    summary: 'Sign in',
    answer: session,
    body: credentials.signInValidator,
  },
  'directors.store': {
    summary: 'Add a director: as one with the password, or the first with the set-up token',
    answer: user,
    body: credentials.newDirectorValidator,
    created: true,
  },
  'admin.profiles.show': {
    summary: 'Who is signed in',
    answer: user,
  },
  'admin.profiles.update': {
    summary: 'Choose the language of the admin',
    answer: user,
    body: credentials.profileValidator,
  },
  'admin.access_tokens.destroy': {
    summary: 'Sign out',
  },
  'admin.access_token_collections.destroy': {
    summary: 'Sign out on every device',
  },
  'admin.sessions.index': {
    summary: 'The devices on which the director is signed in',
    answer: 'Session[]',
  },
  'admin.sessions.destroy': {
    summary: 'Sign one device out',
  },
  'admin.other_sessions.destroy': {
    summary: 'Sign out on every device but this one',
  },
  'admin.passkeys.index': {
    summary: 'The passkeys that open the account',
    answer: 'Passkey[]',
  },
  'admin.passkeys.store': {
    summary: 'Add the passkey that the browser has made',
    answer: 'Passkey',
    body: passkeys.newPasskeyValidator,
    created: true,
  },
  'admin.passkeys.destroy': {
    summary: 'Remove a passkey: it opens the account no more',
  },
  'admin.passkey_registrations.store': {
    summary: 'Begin to add a passkey, with the password; what the browser is to make (WebAuthn)',
    answer: object({ options: 'PasskeyToMake' }),
    body: credentials.passwordConfirmationValidator,
    created: true,
  },
  'admin.directors.index': {
    summary: 'The accounts that can manage the website',
    answer: 'Director[]',
  },
  'admin.directors.destroy': {
    summary: 'Remove another director, with the password; ends every session and passkey of theirs',
    body: credentials.passwordConfirmationValidator,
  },
  'passkey_challenges.store': {
    summary: 'Begin to sign in with a passkey: what it has to sign (WebAuthn)',
    answer: object({ options: 'PasskeyToUse' }),
    created: true,
  },
  'passkey_sessions.store': {
    summary: 'Sign in with a passkey',
    answer: session,
    body: passkeys.passkeyAnswerValidator,
  },
  'password_resets.store': {
    summary: 'Mail a director the link to a new password; the answer never says who has an account',
    body: credentials.passwordResetValidator,
  },
  'password_resets.update': {
    summary: 'Set a new password with the mailed token; ends every session and passkey',
    answer: session,
    body: credentials.resetPasswordValidator,
  },
  'admin.passwords.update': {
    summary: 'Change the password; ends every session and passkey, and begins a new session',
    answer: object({ token: 'text' }),
    body: credentials.changePasswordValidator,
  },
  'results.show': {
    summary:
      'Results by id or slug; for a director as they are stored, null where nothing is published',
    answer: object({
      data: { anyOf: [ref('DirectorsResults'), ref('Results'), { type: 'null' }] },
    }),
  },
  'admin.results.update': {
    summary: 'Publish results: the whole document',
    answer: 'DirectorsResults',
    body: { toJSONSchema: () => ({ ...schemas.SentResults }) },
  },
  'admin.results.destroy': {
    summary: 'Take the results away',
    answer: 'Removal',
  },
  'classes.index': {
    summary: 'The classes of the week',
    answer: 'Classes',
  },
  'admin.classes.index': {
    summary: 'All classes, as they are stored',
    answer: 'DirectorsClasses',
  },
  'admin.classes.update': {
    summary: 'Replace the whole list of classes',
    answer: 'DirectorsClasses',
    body: { toJSONSchema: () => ({ ...schemas.SentClasses }) },
  },
  'calendar_notices.index': {
    summary: 'Every notice that is not over, however far ahead',
    answer: 'Notice[]',
  },
  'calendar_tournaments.index': {
    summary: 'The active tournaments with a date',
    answer: 'CalendarTournament[]',
  },
  'contact_messages.store': {
    summary: 'Send a message to the academy',
    answer: 'Message',
    body: contact.contactMessageValidator,
    created: true,
    takesKey: true,
  },
  'notices.index': {
    summary: 'What is shown today: current and of the next 14 days',
    answer: 'Notice[]',
  },
  'admin.notices.index': {
    summary: 'All notices, the latest last day first',
    answer: 'DirectorsNotice[]',
  },
  'admin.notices.store': {
    summary: 'Add one; at most ten are current on a day',
    answer: 'DirectorsNotice',
    body: notices.createNoticeValidator,
    created: true,
  },
  'admin.notices.update': {
    summary: 'Change one; what is absent stays as it is',
    answer: 'DirectorsNotice',
    body: notices.updateNoticeValidator,
  },
  'admin.notices.destroy': {
    summary: 'Delete one',
    answer: 'Removal',
  },
  'admin.notice_restorations.store': {
    summary: 'Bring a deleted one back',
    answer: 'DirectorsNotice',
  },
  'admin.contact_messages.index': {
    summary: 'All messages, newest first; with any of the parameters a page of them',
    answer: directorsList('DirectorsMessage', {
      due: 'count',
      leaving: object({ count: 'count', first: 'moment|null', months: 'count' }),
      waiting: object({ count: 'count', oldest: 'moment|null', messageId: 'text|null' }),
      undelivered: object({ count: 'count', messageId: 'text|null' }),
    }),
    query: lists.contactListValidator,
  },
  'admin.contact_messages.show': {
    summary: 'One message',
    answer: 'DirectorsMessage',
  },
  'admin.contact_messages.update': {
    summary: 'Say what has become of a message; keep a note and a reminder',
    answer: 'DirectorsMessage',
    body: contact.messageChangesValidator,
  },
  'admin.contact_messages.destroy': {
    summary: 'Delete a message',
    answer: 'Removal',
  },
  'admin.contact_message_restorations.store': {
    summary: 'Bring a message back',
    answer: 'DirectorsMessage',
  },
  'admin.deleted_contact_messages.index': {
    summary: 'Messages deleted lately',
    answer: 'DeletedMessage[]',
  },
  'admin.deleted_contact_messages.destroy': {
    summary: 'Remove a message for good',
    answer: 'Removal',
  },
  'admin.read_marks.store': {
    summary: 'Mark a message read',
    answer: 'DirectorsMessage',
  },
  'admin.notification_retries.store': {
    summary: 'Send its failed mails again',
    answer: 'DirectorsMessage',
  },
  'admin.activities.index': {
    summary: 'What was done in the last year, newest first; of one kind or one item',
    answer: object({ data: 'Activity[]', meta: object({ perPage: 'count', next: 'text|null' }) }),
    query: lists.activityListValidator,
  },
  'admin.activity_restorations.store': {
    summary: 'Undo a change',
    answer: 'Activity',
    created: true,
  },
  'admin.settings.show': {
    summary: 'The settings',
    answer: 'Settings',
  },
  'admin.settings.update': {
    summary: 'Change them',
    answer: 'Settings',
    body: settings.settingsValidator,
  },
  'admin.notification_recipients.update': {
    summary: 'Replace the addresses that are notified of messages',
    answer: 'Settings',
    body: settings.recipientsValidator,
  },
  'admin.notification_switches.update': {
    summary: 'Switch mails about messages on or off',
    answer: 'Settings',
    body: settings.notificationSwitchValidator,
  },
  'admin.ready_replies.show': {
    summary: 'The ready replies, by topic and language',
    answer: 'ReadyReplies',
  },
  'admin.ready_replies.update': {
    summary: 'Word a ready reply anew; an empty text brings the original text back',
    answer: 'ReadyReplies',
    body: readyReplyValidator,
  },
  'admin.test_emails.store': {
    summary: 'Send a test mail, and tell what came of it',
    answer: 'Delivery[]',
    body: settings.testEmailValidator,
  },
  'uploads.show': {
    summary: 'A picture of something public',
    answer: 'image/*',
  },
  'share_pictures.show': {
    summary: 'A share picture; a past one leads to the present one',
    answer: 'image/jpeg',
  },
  'withheld_pictures.show': {
    summary: 'A picture for a director, or with a signed address',
    answer: 'image/*',
  },
  'addresses.index': {
    summary: 'Slug and last change of what is published',
    answer: 'Addresses',
  },
  'api_descriptions.show': {
    summary: 'This description',
    answer: { type: 'object', additionalProperties: true },
  },
  'health_checks.index': {
    summary: 'Whether the process answers',
    answer: ref('Health'),
  },
  'health_checks.live': {
    summary: 'Whether the process answers',
    answer: ref('Health'),
  },
  'health_checks.show': {
    summary: 'Whether visitors can be served',
    answer: ref('Health'),
  },
  'upkeep_checks.show': {
    summary: 'Whether backups, queue and mails are well',
    answer: ref('Health'),
  },
}
