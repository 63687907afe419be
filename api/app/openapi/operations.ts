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
export type Operation = [
  summary: string,
  /** Of a 2xx response: the type of `data`, a whole schema or a media type; absent when empty. */
  answer?: Type,
  more?: {
    query?: Described
    body?: Described
    created?: boolean
    /** Whether the controller itself reads an `Idempotency-Key`. */
    takesKey?: boolean
  },
]

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
  const first = { query: lists.publicListValidator }
  return {
    [`${kind}.index`]: [`The active ${kind}`, publicList(schema), first],
    [`${kind}.show`]: ['One by id or slug: an active one, any for a director', `${schema}Page`],
    [`${route}_neighbours.show`]: ['What stands before and after it in the list', 'Neighbours'],
    [`admin.${kind}.index`]: [
      `All ${kind}; with any of the parameters a page of them`,
      all,
      { query },
    ],
    [`admin.${kind}.show`]: ['One by id', directors],
    [`admin.${kind}.store`]: ['Add one', directors, { body: store, created: true }],
    [`admin.${kind}.update`]: [
      'Change one; what is absent stays as it is',
      directors,
      { body: update },
    ],
    [`admin.${kind}.destroy`]: ['Delete one', 'Removal'],
    [`admin.${route}_restorations.store`]: ['Bring a deleted one back', directors],
    [`admin.deleted_${kind}.index`]: [
      `The ${kind} deleted in the last 30 days`,
      `Deleted${schema}[]`,
    ],
    [`admin.deleted_${kind}.destroy`]: ['Remove a deleted one for good', 'Removal'],
  }
}

export const operations: Record<string, Operation> = {
  ...Object.assign({}, ...kinds.map(operationsOf)),
  'access_tokens.store': ['Sign in', session, { body: credentials.signInValidator }],
  'directors.store': [
    'Add a director: as one with the password, or the first with the set-up token',
    user,
    { body: credentials.newDirectorValidator, created: true },
  ],
  'admin.profiles.show': ['Who is signed in', user],
  'admin.profiles.update': [
    'Choose the language of the admin',
    user,
    { body: credentials.profileValidator },
  ],
  'admin.access_tokens.destroy': ['Sign out'],
  'admin.access_token_collections.destroy': ['Sign out on every device'],
  'admin.sessions.index': ['The devices on which the director is signed in', 'Session[]'],
  'admin.sessions.destroy': ['Sign one device out'],
  'admin.other_sessions.destroy': ['Sign out on every device but this one'],
  'admin.passkeys.index': ['The passkeys that open the account', 'Passkey[]'],
  'admin.passkeys.store': [
    'Add the passkey that the browser has made',
    'Passkey',
    { body: passkeys.newPasskeyValidator, created: true },
  ],
  'admin.passkeys.destroy': ['Remove a passkey: it opens the account no more'],
  'admin.passkey_registrations.store': [
    'Begin to add a passkey, with the password; what the browser is to make (WebAuthn)',
    object({ options: 'PasskeyToMake' }),
    { body: credentials.passwordConfirmationValidator, created: true },
  ],
  'admin.directors.index': ['The accounts that can manage the website', 'Director[]'],
  'admin.directors.destroy': [
    'Remove another director, with the password; ends every session and passkey of theirs',
    undefined,
    { body: credentials.passwordConfirmationValidator },
  ],
  'passkey_challenges.store': [
    'Begin to sign in with a passkey: what it has to sign (WebAuthn)',
    object({ options: 'PasskeyToUse' }),
    { created: true },
  ],
  'passkey_sessions.store': [
    'Sign in with a passkey',
    session,
    { body: passkeys.passkeyAnswerValidator },
  ],
  'password_resets.store': [
    'Mail a director the link to a new password; the answer never says who has an account',
    undefined,
    { body: credentials.passwordResetValidator },
  ],
  'password_resets.update': [
    'Set a new password with the mailed token; ends every session and passkey',
    session,
    { body: credentials.resetPasswordValidator },
  ],
  'admin.passwords.update': [
    'Change the password; ends every session and passkey, and begins a new session',
    object({ token: 'text' }),
    { body: credentials.changePasswordValidator },
  ],
  'results.show': [
    'Results by id or slug; for a director as they are stored, null where nothing is published',
    object({ data: { anyOf: [ref('DirectorsResults'), ref('Results'), { type: 'null' }] } }),
  ],
  'admin.results.update': [
    'Publish results: the whole document',
    'DirectorsResults',
    { body: { toJSONSchema: () => ({ ...schemas.SentResults }) } },
  ],
  'admin.results.destroy': ['Take the results away', 'Removal'],
  'classes.index': ['The classes of the week', 'Classes'],
  'admin.classes.index': ['All classes, as they are stored', 'DirectorsClasses'],
  'admin.classes.update': [
    'Replace the whole list of classes',
    'DirectorsClasses',
    { body: { toJSONSchema: () => ({ ...schemas.SentClasses }) } },
  ],
  'calendar_notices.index': ['Every notice that is not over, however far ahead', 'Notice[]'],
  'calendar_tournaments.index': ['The active tournaments with a date', 'CalendarTournament[]'],
  'contact_messages.store': [
    'Send a message to the academy',
    'Message',
    { body: contact.contactMessageValidator, created: true, takesKey: true },
  ],
  'notices.index': ['What is shown today: current and of the next 14 days', 'Notice[]'],
  'admin.notices.index': ['All notices, the latest last day first', 'DirectorsNotice[]'],
  'admin.notices.store': [
    'Add one; at most ten are current on a day',
    'DirectorsNotice',
    { body: notices.createNoticeValidator, created: true },
  ],
  'admin.notices.update': [
    'Change one; what is absent stays as it is',
    'DirectorsNotice',
    { body: notices.updateNoticeValidator },
  ],
  'admin.notices.destroy': ['Delete one', 'Removal'],
  'admin.notice_restorations.store': ['Bring a deleted one back', 'DirectorsNotice'],
  'admin.contact_messages.index': [
    'All messages, newest first; with any of the parameters a page of them',
    directorsList('DirectorsMessage', {
      due: 'count',
      leaving: object({ count: 'count', first: 'moment|null', months: 'count' }),
      waiting: object({ count: 'count', oldest: 'moment|null', messageId: 'text|null' }),
      undelivered: object({ count: 'count', messageId: 'text|null' }),
    }),
    { query: lists.contactListValidator },
  ],
  'admin.contact_messages.show': ['One message', 'DirectorsMessage'],
  'admin.contact_messages.update': [
    'Say what has become of a message; keep a note and a reminder',
    'DirectorsMessage',
    { body: contact.messageChangesValidator },
  ],
  'admin.contact_messages.destroy': ['Delete a message', 'Removal'],
  'admin.contact_message_restorations.store': ['Bring a message back', 'DirectorsMessage'],
  'admin.deleted_contact_messages.index': ['Messages deleted lately', 'DeletedMessage[]'],
  'admin.deleted_contact_messages.destroy': ['Remove a message for good', 'Removal'],
  'admin.read_marks.store': ['Mark a message read', 'DirectorsMessage'],
  'admin.notification_retries.store': ['Send its failed mails again', 'DirectorsMessage'],
  'admin.activities.index': [
    'What was done in the last year, newest first; of one kind or one item',
    object({ data: 'Activity[]', meta: object({ perPage: 'count', next: 'text|null' }) }),
    { query: lists.activityListValidator },
  ],
  'admin.activity_restorations.store': ['Undo a change', 'Activity', { created: true }],
  'admin.settings.show': ['The settings', 'Settings'],
  'admin.settings.update': ['Change them', 'Settings', { body: settings.settingsValidator }],
  'admin.notification_recipients.update': [
    'Replace the addresses that are notified of messages',
    'Settings',
    { body: settings.recipientsValidator },
  ],
  'admin.notification_switches.update': [
    'Switch mails about messages on or off',
    'Settings',
    { body: settings.notificationSwitchValidator },
  ],
  'admin.ready_replies.show': ['The ready replies, by topic and language', 'ReadyReplies'],
  'admin.ready_replies.update': [
    'Word a ready reply anew; an empty text brings the original text back',
    'ReadyReplies',
    { body: readyReplyValidator },
  ],
  'admin.test_emails.store': [
    'Send a test mail, and tell what came of it',
    'Delivery[]',
    { body: settings.testEmailValidator },
  ],
  'uploads.show': ['A picture of something public', 'image/*'],
  'share_pictures.show': ['A share picture; a past one leads to the present one', 'image/jpeg'],
  'withheld_pictures.show': ['A picture for a director, or with a signed address', 'image/*'],
  'addresses.index': ['Slug and last change of what is published', 'Addresses'],
  'api_descriptions.show': ['This description', { type: 'object', additionalProperties: true }],
  'health_checks.index': ['Whether the process answers', ref('Health')],
  'health_checks.live': ['Whether the process answers', ref('Health')],
  'health_checks.show': ['Whether visitors can be served', ref('Health')],
  'upkeep_checks.show': ['Whether backups, queue and mails are well', ref('Health')],
}
