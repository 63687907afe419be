import type { registry } from '@academy/api/registry'
import {
  count,
  list,
  listMeta,
  moment,
  object,
  orNull,
  ref,
  text,
  type Schema,
} from '#openapi/schemas'
import { createAchievementValidator, updateAchievementValidator } from '#validators/achievement'
import { contactMessageValidator, messageChangesValidator } from '#validators/contact_message'
import {
  changePasswordValidator,
  newDirectorValidator,
  passwordConfirmationValidator,
  passwordResetValidator,
  resetPasswordValidator,
  signInValidator,
} from '#validators/credentials'
import {
  achievementListValidator,
  activityListValidator,
  contactListValidator,
  publicListValidator,
  tournamentListValidator,
} from '#validators/list_query'
import { newPasskeyValidator, passkeyAnswerValidator } from '#validators/passkey'
import { profileValidator } from '#validators/profile'
import { readyReplyValidator } from '#validators/ready_replies'
import {
  notificationSwitchValidator,
  recipientsValidator,
  settingsValidator,
  testEmailValidator,
} from '#validators/settings'
import { createTournamentValidator, updateTournamentValidator } from '#validators/tournament'

export type RouteName = keyof typeof registry.routes

interface Described {
  toJSONSchema(): unknown
}

/** What cannot be read off a route; everything else of its description is. */
export interface Operation {
  summary: string
  /** What may stand behind the `?` of its address. */
  query?: Described
  /** What its body has to be; whether JSON or a form, its route says. */
  body?: Described
  /** What is answered when all is well: JSON under a schema, another type, or nothing. */
  answer: Schema | { type: string } | null
  /** Statuses of that answer; 200 unless told otherwise. */
  statuses?: number[]
  /** Whether it counts how often it is asked, and refuses with 429. */
  isLimited?: boolean
  /** Whether it takes an `Idempotency-Key` that no middleware of its route reads. */
  takesKey?: boolean
  /** Whether `If-Match` guards it against a change in between. */
  isGuarded?: boolean
}

const data = (schema: Schema) => object({ data: schema })
const isList = (name: string) => data(list(ref(name)))
const directorsList = (name: string, more?: Record<string, Schema>) =>
  object({ data: list(ref(name)), 'meta?': listMeta(more) })
const publicList = (name: string) =>
  object({ data: list(ref(name)), 'meta?': object({ next: text }) })

const JPEG = { type: 'image/jpeg' }
const PICTURE = { type: 'image/*' }

/** Every route by its name: one that is missing here does not compile. */
export const operations: Record<RouteName, Operation> = {
  'access_tokens.store': {
    summary: 'Sign in',
    body: signInValidator,
    answer: object({ token: text, user: ref('User') }),
    isLimited: true,
  },
  'directors.store': {
    summary: 'Add a director: as one with the password, or the first with the set-up token',
    body: newDirectorValidator,
    answer: object({ user: ref('User') }),
    statuses: [201],
    isLimited: true,
  },
  'admin.profiles.show': { summary: 'Who is signed in', answer: object({ user: ref('User') }) },
  'admin.profiles.update': {
    summary: 'Choose the language of the director’s app',
    body: profileValidator,
    answer: object({ user: ref('User') }),
  },
  'admin.access_tokens.destroy': { summary: 'Sign out', answer: null, statuses: [204] },
  'admin.access_token_collections.destroy': {
    summary: 'Sign out on every device',
    answer: null,
    statuses: [204],
  },
  'admin.sessions.index': {
    summary: 'The devices on which the director is signed in, the one used last first',
    answer: isList('Session'),
  },
  'admin.sessions.destroy': { summary: 'Sign one device out', answer: null, statuses: [204] },
  'admin.passkeys.index': {
    summary: 'The passkeys that open the account',
    answer: isList('Passkey'),
  },
  'admin.passkeys.store': {
    summary: 'Add the passkey that the browser has made',
    body: newPasskeyValidator,
    answer: data(ref('Passkey')),
    statuses: [201],
  },
  'admin.passkeys.destroy': {
    summary: 'Remove a passkey: it opens the account no more',
    answer: null,
    statuses: [204],
  },
  'admin.passkey_registrations.store': {
    summary: 'Begin to add a passkey, with the password; what the browser is to make (WebAuthn)',
    body: passwordConfirmationValidator,
    answer: object({ options: ref('PasskeyToMake') }),
    statuses: [201],
    isLimited: true,
  },
  'admin.directors.index': {
    summary: 'The accounts that can manage the website, the oldest first',
    answer: isList('Director'),
  },
  'admin.directors.destroy': {
    summary: 'Remove another director, with the password; ends every session and passkey of theirs',
    body: passwordConfirmationValidator,
    answer: null,
    statuses: [204],
    isLimited: true,
  },
  'passkey_challenges.store': {
    summary: 'Begin to sign in with a passkey: what it has to sign (WebAuthn)',
    answer: object({ options: ref('PasskeyToUse') }),
    statuses: [201],
  },
  'passkey_sessions.store': {
    summary: 'Sign in with a passkey',
    body: passkeyAnswerValidator,
    answer: object({ token: text, user: ref('User') }),
    isLimited: true,
  },
  'password_resets.store': {
    summary: 'Mail a director the link to a new password; the answer never says who has an account',
    body: passwordResetValidator,
    answer: null,
    statuses: [204],
    isLimited: true,
  },
  'password_resets.update': {
    summary:
      'Set a new password with what the mail proves; ends every session and passkey, and begins a new session',
    body: resetPasswordValidator,
    answer: object({ token: text, user: ref('User') }),
  },
  'admin.passwords.update': {
    summary: 'Change the password; ends every session and passkey, and begins a new session',
    body: changePasswordValidator,
    answer: object({ token: text }),
    isLimited: true,
  },

  'tournaments.index': {
    summary: 'The active tournaments: upcoming, undated, past',
    query: publicListValidator,
    answer: publicList('Tournament'),
    statuses: [200, 304],
  },
  'tournaments.show': {
    summary: 'One tournament by id or slug: an active one, any for a director',
    answer: data(ref('TournamentPage')),
  },
  'tournament_neighbours.show': {
    summary: 'What stands before and after an active tournament in the list',
    answer: data(ref('Neighbours')),
  },
  'calendar_tournaments.index': {
    summary: 'The active tournaments with a date, from a year ago on',
    answer: isList('CalendarTournament'),
  },
  'admin.tournaments.index': {
    summary: 'All tournaments; with any parameter a page of them',
    query: tournamentListValidator,
    answer: directorsList('DirectorsTournament'),
  },
  'admin.tournaments.store': {
    summary: 'Publish a tournament',
    body: createTournamentValidator,
    answer: data(ref('DirectorsTournament')),
    statuses: [201],
  },
  'admin.tournaments.update': {
    summary: 'Change a tournament; what is absent stays as it is',
    body: updateTournamentValidator,
    answer: data(ref('DirectorsTournament')),
    isGuarded: true,
  },
  'admin.tournaments.destroy': { summary: 'Delete a tournament', answer: ref('Done') },
  'admin.tournament_restorations.store': {
    summary: 'Bring a deleted tournament back',
    answer: data(ref('DirectorsTournament')),
  },
  'admin.deleted_tournaments.index': {
    summary: 'The tournaments that were deleted in the last 30 days',
    answer: isList('DeletedTournament'),
  },
  'admin.deleted_tournaments.destroy': {
    summary: 'Remove a deleted tournament for good',
    answer: ref('Done'),
  },

  'achievements.index': {
    summary: 'The active achievements, newest date first',
    query: publicListValidator,
    answer: publicList('Achievement'),
    statuses: [200, 304],
  },
  'achievements.show': {
    summary: 'One achievement by id or slug: an active one, any for a director',
    answer: data(ref('AchievementPage')),
  },
  'achievement_neighbours.show': {
    summary: 'What stands before and after an active achievement in the list',
    answer: data(ref('Neighbours')),
  },
  'admin.achievements.index': {
    summary: 'All achievements; with any parameter a page of them, and all tags',
    query: achievementListValidator,
    answer: directorsList('DirectorsAchievement', { tags: list(text) }),
  },
  'admin.achievements.store': {
    summary: 'Publish an achievement',
    body: createAchievementValidator,
    answer: data(ref('DirectorsAchievement')),
    statuses: [201],
  },
  'admin.achievements.update': {
    summary: 'Change an achievement; what is absent stays as it is',
    body: updateAchievementValidator,
    answer: data(ref('DirectorsAchievement')),
    isGuarded: true,
  },
  'admin.achievements.destroy': { summary: 'Delete an achievement', answer: ref('Done') },
  'admin.achievement_restorations.store': {
    summary: 'Bring a deleted achievement back',
    answer: data(ref('DirectorsAchievement')),
  },
  'admin.deleted_achievements.index': {
    summary: 'The achievements that were deleted in the last 30 days',
    answer: isList('DeletedAchievement'),
  },
  'admin.deleted_achievements.destroy': {
    summary: 'Remove a deleted achievement for good',
    answer: ref('Done'),
  },

  'contact_messages.store': {
    summary: 'Send a message to the academy',
    body: contactMessageValidator,
    answer: data(ref('Message')),
    statuses: [201],
    takesKey: true,
    isLimited: true,
  },
  'admin.contact_messages.index': {
    summary: 'All messages, newest first; with any parameter a page of them',
    query: contactListValidator,
    answer: directorsList('DirectorsMessage', {
      unread: count,
      leaving: {
        ...object({ count, first: orNull(moment), months: count }),
        description: 'Messages that are removed within 30 days, as each is after so many months.',
      },
      waiting: {
        ...object({ count, oldest: orNull(moment) }),
        description: 'Messages that are new, or were lately read and not answered.',
      },
      due: { ...count, description: 'Messages with a reminder for today or earlier.' },
      undelivered: {
        ...object({ count, messageId: orNull(text) }),
        description: 'Mails that did not go out lately, and the newest message that one is about.',
      },
    }),
  },
  'admin.contact_messages.show': { summary: 'One message', answer: data(ref('DirectorsMessage')) },
  'admin.contact_messages.update': {
    summary: 'Say what has become of a message; keep a note and a reminder',
    body: messageChangesValidator,
    answer: data(ref('DirectorsMessage')),
  },
  'admin.contact_messages.destroy': { summary: 'Delete a message', answer: ref('Done') },
  'admin.contact_message_restorations.store': {
    summary: 'Bring a deleted message back',
    answer: data(ref('DirectorsMessage')),
  },
  'admin.deleted_contact_messages.index': {
    summary: 'The messages that were deleted in the last 30 days',
    answer: isList('DeletedMessage'),
  },
  'admin.deleted_contact_messages.destroy': {
    summary: 'Remove a deleted message for good',
    answer: ref('Done'),
  },
  'admin.read_marks.store': {
    summary: 'Mark a message read',
    answer: data(ref('DirectorsMessage')),
  },
  'admin.notification_retries.store': {
    summary: 'Send the mails about a message again that were not sent',
    answer: data(ref('DirectorsMessage')),
  },

  'admin.activities.index': {
    summary: 'What was done in the last year, newest first; of one kind or one item',
    query: activityListValidator,
    answer: object({
      data: list(ref('Activity')),
      meta: object({ perPage: count, next: orNull(text) }),
    }),
  },
  'admin.activity_restorations.store': {
    summary: 'Bring back what was there before a change',
    answer: data(ref('Activity')),
    statuses: [201],
    isGuarded: true,
  },

  'admin.settings.show': { summary: 'The settings', answer: data(ref('Settings')) },
  'admin.settings.update': {
    summary: 'Change either or both settings',
    body: settingsValidator,
    answer: data(ref('Settings')),
  },
  'admin.notification_recipients.update': {
    summary: 'Replace the addresses that are told of messages',
    body: recipientsValidator,
    answer: data(ref('Settings')),
  },
  'admin.notification_switches.update': {
    summary: 'Switch mails about messages on or off',
    body: notificationSwitchValidator,
    answer: data(ref('Settings')),
  },
  'admin.ready_replies.show': {
    summary: 'The ready replies, by topic and language',
    answer: data(ref('ReadyReplies')),
  },
  'admin.ready_replies.update': {
    summary: 'Word a ready reply anew; an empty text brings the first wording back',
    body: readyReplyValidator,
    answer: data(ref('ReadyReplies')),
  },
  'admin.test_emails.store': {
    summary: 'Send a test mail, and tell what came of it',
    body: testEmailValidator,
    answer: isList('Delivery'),
    isLimited: true,
  },

  'uploads.show': { summary: 'A picture of something public', answer: PICTURE },
  'share_pictures.show': {
    summary: 'A share picture; a past one leads to the present one',
    answer: JPEG,
    statuses: [200, 302],
  },
  'withheld_pictures.show': {
    summary: 'A picture of what is not public: for a director, or with a signed address',
    answer: PICTURE,
  },

  'addresses.index': {
    summary: 'Slug and last change of what is published, for a sitemap',
    answer: data(ref('Addresses')),
  },
  'api_descriptions.show': {
    summary: 'This description',
    answer: { type: 'object', additionalProperties: true },
    statuses: [200, 304],
  },
  'health_checks.index': { summary: 'Whether the process answers', answer: ref('Health') },
  'health_checks.live': { summary: 'Whether the process answers', answer: ref('Health') },
  'health_checks.show': {
    summary: 'Whether visitors can be served',
    answer: ref('Health'),
    statuses: [200, 503],
  },
  'upkeep_checks.show': {
    summary: 'Whether backups, queue and mails are well',
    answer: ref('Health'),
    statuses: [200, 503],
  },
}
