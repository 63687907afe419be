/* eslint-disable prettier/prettier */
import type { AdonisEndpoint } from '@tuyau/core/types'
import type { Registry } from './schema.d.ts'
import type { ApiDefinition } from './tree.d.ts'

const placeholder: any = {}

const routes = {
  'admin.profiles.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/profile',
    tokens: [{"old":"/api/auth/profile","type":0,"val":"api","end":""},{"old":"/api/auth/profile","type":0,"val":"auth","end":""},{"old":"/api/auth/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['admin.profiles.show']['types'],
  },
  'admin.profiles.update': {
    methods: ["PUT"],
    pattern: '/api/auth/profile',
    tokens: [{"old":"/api/auth/profile","type":0,"val":"api","end":""},{"old":"/api/auth/profile","type":0,"val":"auth","end":""},{"old":"/api/auth/profile","type":0,"val":"profile","end":""}],
    types: placeholder as Registry['admin.profiles.update']['types'],
  },
  'admin.access_tokens.destroy': {
    methods: ["POST"],
    pattern: '/api/auth/logout',
    tokens: [{"old":"/api/auth/logout","type":0,"val":"api","end":""},{"old":"/api/auth/logout","type":0,"val":"auth","end":""},{"old":"/api/auth/logout","type":0,"val":"logout","end":""}],
    types: placeholder as Registry['admin.access_tokens.destroy']['types'],
  },
  'admin.access_token_collections.destroy': {
    methods: ["POST"],
    pattern: '/api/auth/logout-everywhere',
    tokens: [{"old":"/api/auth/logout-everywhere","type":0,"val":"api","end":""},{"old":"/api/auth/logout-everywhere","type":0,"val":"auth","end":""},{"old":"/api/auth/logout-everywhere","type":0,"val":"logout-everywhere","end":""}],
    types: placeholder as Registry['admin.access_token_collections.destroy']['types'],
  },
  'admin.passwords.update': {
    methods: ["PUT"],
    pattern: '/api/auth/password',
    tokens: [{"old":"/api/auth/password","type":0,"val":"api","end":""},{"old":"/api/auth/password","type":0,"val":"auth","end":""},{"old":"/api/auth/password","type":0,"val":"password","end":""}],
    types: placeholder as Registry['admin.passwords.update']['types'],
  },
  'admin.sessions.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/sessions',
    tokens: [{"old":"/api/auth/sessions","type":0,"val":"api","end":""},{"old":"/api/auth/sessions","type":0,"val":"auth","end":""},{"old":"/api/auth/sessions","type":0,"val":"sessions","end":""}],
    types: placeholder as Registry['admin.sessions.index']['types'],
  },
  'admin.sessions.destroy': {
    methods: ["DELETE"],
    pattern: '/api/auth/sessions/:id',
    tokens: [{"old":"/api/auth/sessions/:id","type":0,"val":"api","end":""},{"old":"/api/auth/sessions/:id","type":0,"val":"auth","end":""},{"old":"/api/auth/sessions/:id","type":0,"val":"sessions","end":""},{"old":"/api/auth/sessions/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.sessions.destroy']['types'],
  },
  'admin.passkeys.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/auth/passkeys',
    tokens: [{"old":"/api/auth/passkeys","type":0,"val":"api","end":""},{"old":"/api/auth/passkeys","type":0,"val":"auth","end":""},{"old":"/api/auth/passkeys","type":0,"val":"passkeys","end":""}],
    types: placeholder as Registry['admin.passkeys.index']['types'],
  },
  'admin.passkeys.store': {
    methods: ["POST"],
    pattern: '/api/auth/passkeys',
    tokens: [{"old":"/api/auth/passkeys","type":0,"val":"api","end":""},{"old":"/api/auth/passkeys","type":0,"val":"auth","end":""},{"old":"/api/auth/passkeys","type":0,"val":"passkeys","end":""}],
    types: placeholder as Registry['admin.passkeys.store']['types'],
  },
  'admin.passkeys.destroy': {
    methods: ["DELETE"],
    pattern: '/api/auth/passkeys/:id',
    tokens: [{"old":"/api/auth/passkeys/:id","type":0,"val":"api","end":""},{"old":"/api/auth/passkeys/:id","type":0,"val":"auth","end":""},{"old":"/api/auth/passkeys/:id","type":0,"val":"passkeys","end":""},{"old":"/api/auth/passkeys/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.passkeys.destroy']['types'],
  },
  'admin.passkey_registrations.store': {
    methods: ["POST"],
    pattern: '/api/auth/passkey-registrations',
    tokens: [{"old":"/api/auth/passkey-registrations","type":0,"val":"api","end":""},{"old":"/api/auth/passkey-registrations","type":0,"val":"auth","end":""},{"old":"/api/auth/passkey-registrations","type":0,"val":"passkey-registrations","end":""}],
    types: placeholder as Registry['admin.passkey_registrations.store']['types'],
  },
  'admin.directors.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/directors',
    tokens: [{"old":"/api/directors","type":0,"val":"api","end":""},{"old":"/api/directors","type":0,"val":"directors","end":""}],
    types: placeholder as Registry['admin.directors.index']['types'],
  },
  'admin.directors.destroy': {
    methods: ["DELETE"],
    pattern: '/api/directors/:id',
    tokens: [{"old":"/api/directors/:id","type":0,"val":"api","end":""},{"old":"/api/directors/:id","type":0,"val":"directors","end":""},{"old":"/api/directors/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.directors.destroy']['types'],
  },
  'admin.deleted_tournaments.destroy': {
    methods: ["DELETE"],
    pattern: '/api/tournaments/deleted/:id',
    tokens: [{"old":"/api/tournaments/deleted/:id","type":0,"val":"api","end":""},{"old":"/api/tournaments/deleted/:id","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/deleted/:id","type":0,"val":"deleted","end":""},{"old":"/api/tournaments/deleted/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.deleted_tournaments.destroy']['types'],
  },
  'admin.tournaments.store': {
    methods: ["POST"],
    pattern: '/api/tournaments',
    tokens: [{"old":"/api/tournaments","type":0,"val":"api","end":""},{"old":"/api/tournaments","type":0,"val":"tournaments","end":""}],
    types: placeholder as Registry['admin.tournaments.store']['types'],
  },
  'admin.tournaments.update': {
    methods: ["PUT"],
    pattern: '/api/tournaments/:id',
    tokens: [{"old":"/api/tournaments/:id","type":0,"val":"api","end":""},{"old":"/api/tournaments/:id","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.tournaments.update']['types'],
  },
  'admin.tournaments.destroy': {
    methods: ["DELETE"],
    pattern: '/api/tournaments/:id',
    tokens: [{"old":"/api/tournaments/:id","type":0,"val":"api","end":""},{"old":"/api/tournaments/:id","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.tournaments.destroy']['types'],
  },
  'admin.tournament_restorations.store': {
    methods: ["POST"],
    pattern: '/api/tournaments/:id/restore',
    tokens: [{"old":"/api/tournaments/:id/restore","type":0,"val":"api","end":""},{"old":"/api/tournaments/:id/restore","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/:id/restore","type":1,"val":"id","end":""},{"old":"/api/tournaments/:id/restore","type":0,"val":"restore","end":""}],
    types: placeholder as Registry['admin.tournament_restorations.store']['types'],
  },
  'admin.deleted_achievements.destroy': {
    methods: ["DELETE"],
    pattern: '/api/achievements/deleted/:id',
    tokens: [{"old":"/api/achievements/deleted/:id","type":0,"val":"api","end":""},{"old":"/api/achievements/deleted/:id","type":0,"val":"achievements","end":""},{"old":"/api/achievements/deleted/:id","type":0,"val":"deleted","end":""},{"old":"/api/achievements/deleted/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.deleted_achievements.destroy']['types'],
  },
  'admin.achievements.store': {
    methods: ["POST"],
    pattern: '/api/achievements',
    tokens: [{"old":"/api/achievements","type":0,"val":"api","end":""},{"old":"/api/achievements","type":0,"val":"achievements","end":""}],
    types: placeholder as Registry['admin.achievements.store']['types'],
  },
  'admin.achievements.update': {
    methods: ["PUT"],
    pattern: '/api/achievements/:id',
    tokens: [{"old":"/api/achievements/:id","type":0,"val":"api","end":""},{"old":"/api/achievements/:id","type":0,"val":"achievements","end":""},{"old":"/api/achievements/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.achievements.update']['types'],
  },
  'admin.achievements.destroy': {
    methods: ["DELETE"],
    pattern: '/api/achievements/:id',
    tokens: [{"old":"/api/achievements/:id","type":0,"val":"api","end":""},{"old":"/api/achievements/:id","type":0,"val":"achievements","end":""},{"old":"/api/achievements/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.achievements.destroy']['types'],
  },
  'admin.achievement_restorations.store': {
    methods: ["POST"],
    pattern: '/api/achievements/:id/restore',
    tokens: [{"old":"/api/achievements/:id/restore","type":0,"val":"api","end":""},{"old":"/api/achievements/:id/restore","type":0,"val":"achievements","end":""},{"old":"/api/achievements/:id/restore","type":1,"val":"id","end":""},{"old":"/api/achievements/:id/restore","type":0,"val":"restore","end":""}],
    types: placeholder as Registry['admin.achievement_restorations.store']['types'],
  },
  'admin.deleted_contact_messages.destroy': {
    methods: ["DELETE"],
    pattern: '/api/contacts/deleted/:id',
    tokens: [{"old":"/api/contacts/deleted/:id","type":0,"val":"api","end":""},{"old":"/api/contacts/deleted/:id","type":0,"val":"contacts","end":""},{"old":"/api/contacts/deleted/:id","type":0,"val":"deleted","end":""},{"old":"/api/contacts/deleted/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.deleted_contact_messages.destroy']['types'],
  },
  'admin.contact_messages.destroy': {
    methods: ["DELETE"],
    pattern: '/api/contacts/:id',
    tokens: [{"old":"/api/contacts/:id","type":0,"val":"api","end":""},{"old":"/api/contacts/:id","type":0,"val":"contacts","end":""},{"old":"/api/contacts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.contact_messages.destroy']['types'],
  },
  'admin.contact_message_restorations.store': {
    methods: ["POST"],
    pattern: '/api/contacts/:id/restore',
    tokens: [{"old":"/api/contacts/:id/restore","type":0,"val":"api","end":""},{"old":"/api/contacts/:id/restore","type":0,"val":"contacts","end":""},{"old":"/api/contacts/:id/restore","type":1,"val":"id","end":""},{"old":"/api/contacts/:id/restore","type":0,"val":"restore","end":""}],
    types: placeholder as Registry['admin.contact_message_restorations.store']['types'],
  },
  'admin.contact_messages.update': {
    methods: ["PATCH"],
    pattern: '/api/contacts/:id',
    tokens: [{"old":"/api/contacts/:id","type":0,"val":"api","end":""},{"old":"/api/contacts/:id","type":0,"val":"contacts","end":""},{"old":"/api/contacts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.contact_messages.update']['types'],
  },
  'admin.read_marks.store': {
    methods: ["PATCH"],
    pattern: '/api/contacts/:id/read',
    tokens: [{"old":"/api/contacts/:id/read","type":0,"val":"api","end":""},{"old":"/api/contacts/:id/read","type":0,"val":"contacts","end":""},{"old":"/api/contacts/:id/read","type":1,"val":"id","end":""},{"old":"/api/contacts/:id/read","type":0,"val":"read","end":""}],
    types: placeholder as Registry['admin.read_marks.store']['types'],
  },
  'admin.notification_retries.store': {
    methods: ["POST"],
    pattern: '/api/contacts/:id/notifications/retry',
    tokens: [{"old":"/api/contacts/:id/notifications/retry","type":0,"val":"api","end":""},{"old":"/api/contacts/:id/notifications/retry","type":0,"val":"contacts","end":""},{"old":"/api/contacts/:id/notifications/retry","type":1,"val":"id","end":""},{"old":"/api/contacts/:id/notifications/retry","type":0,"val":"notifications","end":""},{"old":"/api/contacts/:id/notifications/retry","type":0,"val":"retry","end":""}],
    types: placeholder as Registry['admin.notification_retries.store']['types'],
  },
  'admin.activity_restorations.store': {
    methods: ["POST"],
    pattern: '/api/activities/:id/restore',
    tokens: [{"old":"/api/activities/:id/restore","type":0,"val":"api","end":""},{"old":"/api/activities/:id/restore","type":0,"val":"activities","end":""},{"old":"/api/activities/:id/restore","type":1,"val":"id","end":""},{"old":"/api/activities/:id/restore","type":0,"val":"restore","end":""}],
    types: placeholder as Registry['admin.activity_restorations.store']['types'],
  },
  'admin.settings.update': {
    methods: ["PUT"],
    pattern: '/api/settings',
    tokens: [{"old":"/api/settings","type":0,"val":"api","end":""},{"old":"/api/settings","type":0,"val":"settings","end":""}],
    types: placeholder as Registry['admin.settings.update']['types'],
  },
  'admin.notification_recipients.update': {
    methods: ["PUT"],
    pattern: '/api/settings/emails',
    tokens: [{"old":"/api/settings/emails","type":0,"val":"api","end":""},{"old":"/api/settings/emails","type":0,"val":"settings","end":""},{"old":"/api/settings/emails","type":0,"val":"emails","end":""}],
    types: placeholder as Registry['admin.notification_recipients.update']['types'],
  },
  'admin.notification_switches.update': {
    methods: ["PUT"],
    pattern: '/api/settings/notifications',
    tokens: [{"old":"/api/settings/notifications","type":0,"val":"api","end":""},{"old":"/api/settings/notifications","type":0,"val":"settings","end":""},{"old":"/api/settings/notifications","type":0,"val":"notifications","end":""}],
    types: placeholder as Registry['admin.notification_switches.update']['types'],
  },
  'admin.ready_replies.update': {
    methods: ["PUT"],
    pattern: '/api/ready-replies',
    tokens: [{"old":"/api/ready-replies","type":0,"val":"api","end":""},{"old":"/api/ready-replies","type":0,"val":"ready-replies","end":""}],
    types: placeholder as Registry['admin.ready_replies.update']['types'],
  },
  'admin.activities.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/activities',
    tokens: [{"old":"/api/activities","type":0,"val":"api","end":""},{"old":"/api/activities","type":0,"val":"activities","end":""}],
    types: placeholder as Registry['admin.activities.index']['types'],
  },
  'admin.tournaments.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/tournaments/admin',
    tokens: [{"old":"/api/tournaments/admin","type":0,"val":"api","end":""},{"old":"/api/tournaments/admin","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/admin","type":0,"val":"admin","end":""}],
    types: placeholder as Registry['admin.tournaments.index']['types'],
  },
  'admin.deleted_tournaments.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/tournaments/deleted',
    tokens: [{"old":"/api/tournaments/deleted","type":0,"val":"api","end":""},{"old":"/api/tournaments/deleted","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/deleted","type":0,"val":"deleted","end":""}],
    types: placeholder as Registry['admin.deleted_tournaments.index']['types'],
  },
  'admin.achievements.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/achievements/admin',
    tokens: [{"old":"/api/achievements/admin","type":0,"val":"api","end":""},{"old":"/api/achievements/admin","type":0,"val":"achievements","end":""},{"old":"/api/achievements/admin","type":0,"val":"admin","end":""}],
    types: placeholder as Registry['admin.achievements.index']['types'],
  },
  'admin.deleted_achievements.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/achievements/deleted',
    tokens: [{"old":"/api/achievements/deleted","type":0,"val":"api","end":""},{"old":"/api/achievements/deleted","type":0,"val":"achievements","end":""},{"old":"/api/achievements/deleted","type":0,"val":"deleted","end":""}],
    types: placeholder as Registry['admin.deleted_achievements.index']['types'],
  },
  'admin.contact_messages.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/contacts',
    tokens: [{"old":"/api/contacts","type":0,"val":"api","end":""},{"old":"/api/contacts","type":0,"val":"contacts","end":""}],
    types: placeholder as Registry['admin.contact_messages.index']['types'],
  },
  'admin.deleted_contact_messages.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/contacts/deleted',
    tokens: [{"old":"/api/contacts/deleted","type":0,"val":"api","end":""},{"old":"/api/contacts/deleted","type":0,"val":"contacts","end":""},{"old":"/api/contacts/deleted","type":0,"val":"deleted","end":""}],
    types: placeholder as Registry['admin.deleted_contact_messages.index']['types'],
  },
  'admin.contact_messages.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/contacts/:id',
    tokens: [{"old":"/api/contacts/:id","type":0,"val":"api","end":""},{"old":"/api/contacts/:id","type":0,"val":"contacts","end":""},{"old":"/api/contacts/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['admin.contact_messages.show']['types'],
  },
  'admin.ready_replies.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/ready-replies',
    tokens: [{"old":"/api/ready-replies","type":0,"val":"api","end":""},{"old":"/api/ready-replies","type":0,"val":"ready-replies","end":""}],
    types: placeholder as Registry['admin.ready_replies.show']['types'],
  },
  'admin.settings.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/settings',
    tokens: [{"old":"/api/settings","type":0,"val":"api","end":""},{"old":"/api/settings","type":0,"val":"settings","end":""}],
    types: placeholder as Registry['admin.settings.show']['types'],
  },
  'admin.test_emails.store': {
    methods: ["POST"],
    pattern: '/api/settings/test-email',
    tokens: [{"old":"/api/settings/test-email","type":0,"val":"api","end":""},{"old":"/api/settings/test-email","type":0,"val":"settings","end":""},{"old":"/api/settings/test-email","type":0,"val":"test-email","end":""}],
    types: placeholder as Registry['admin.test_emails.store']['types'],
  },
  'access_tokens.store': {
    methods: ["POST"],
    pattern: '/api/auth/login',
    tokens: [{"old":"/api/auth/login","type":0,"val":"api","end":""},{"old":"/api/auth/login","type":0,"val":"auth","end":""},{"old":"/api/auth/login","type":0,"val":"login","end":""}],
    types: placeholder as Registry['access_tokens.store']['types'],
  },
  'passkey_challenges.store': {
    methods: ["POST"],
    pattern: '/api/auth/passkey-challenges',
    tokens: [{"old":"/api/auth/passkey-challenges","type":0,"val":"api","end":""},{"old":"/api/auth/passkey-challenges","type":0,"val":"auth","end":""},{"old":"/api/auth/passkey-challenges","type":0,"val":"passkey-challenges","end":""}],
    types: placeholder as Registry['passkey_challenges.store']['types'],
  },
  'passkey_sessions.store': {
    methods: ["POST"],
    pattern: '/api/auth/passkey-login',
    tokens: [{"old":"/api/auth/passkey-login","type":0,"val":"api","end":""},{"old":"/api/auth/passkey-login","type":0,"val":"auth","end":""},{"old":"/api/auth/passkey-login","type":0,"val":"passkey-login","end":""}],
    types: placeholder as Registry['passkey_sessions.store']['types'],
  },
  'password_resets.store': {
    methods: ["POST"],
    pattern: '/api/auth/password-resets',
    tokens: [{"old":"/api/auth/password-resets","type":0,"val":"api","end":""},{"old":"/api/auth/password-resets","type":0,"val":"auth","end":""},{"old":"/api/auth/password-resets","type":0,"val":"password-resets","end":""}],
    types: placeholder as Registry['password_resets.store']['types'],
  },
  'password_resets.update': {
    methods: ["PUT"],
    pattern: '/api/auth/password-resets',
    tokens: [{"old":"/api/auth/password-resets","type":0,"val":"api","end":""},{"old":"/api/auth/password-resets","type":0,"val":"auth","end":""},{"old":"/api/auth/password-resets","type":0,"val":"password-resets","end":""}],
    types: placeholder as Registry['password_resets.update']['types'],
  },
  'directors.store': {
    methods: ["POST"],
    pattern: '/api/auth/register',
    tokens: [{"old":"/api/auth/register","type":0,"val":"api","end":""},{"old":"/api/auth/register","type":0,"val":"auth","end":""},{"old":"/api/auth/register","type":0,"val":"register","end":""}],
    types: placeholder as Registry['directors.store']['types'],
  },
  'tournaments.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/tournaments',
    tokens: [{"old":"/api/tournaments","type":0,"val":"api","end":""},{"old":"/api/tournaments","type":0,"val":"tournaments","end":""}],
    types: placeholder as Registry['tournaments.index']['types'],
  },
  'tournaments.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/tournaments/:id',
    tokens: [{"old":"/api/tournaments/:id","type":0,"val":"api","end":""},{"old":"/api/tournaments/:id","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['tournaments.show']['types'],
  },
  'tournament_neighbours.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/tournaments/:id/neighbours',
    tokens: [{"old":"/api/tournaments/:id/neighbours","type":0,"val":"api","end":""},{"old":"/api/tournaments/:id/neighbours","type":0,"val":"tournaments","end":""},{"old":"/api/tournaments/:id/neighbours","type":1,"val":"id","end":""},{"old":"/api/tournaments/:id/neighbours","type":0,"val":"neighbours","end":""}],
    types: placeholder as Registry['tournament_neighbours.show']['types'],
  },
  'achievements.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/achievements',
    tokens: [{"old":"/api/achievements","type":0,"val":"api","end":""},{"old":"/api/achievements","type":0,"val":"achievements","end":""}],
    types: placeholder as Registry['achievements.index']['types'],
  },
  'achievements.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/achievements/:id',
    tokens: [{"old":"/api/achievements/:id","type":0,"val":"api","end":""},{"old":"/api/achievements/:id","type":0,"val":"achievements","end":""},{"old":"/api/achievements/:id","type":1,"val":"id","end":""}],
    types: placeholder as Registry['achievements.show']['types'],
  },
  'achievement_neighbours.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/achievements/:id/neighbours',
    tokens: [{"old":"/api/achievements/:id/neighbours","type":0,"val":"api","end":""},{"old":"/api/achievements/:id/neighbours","type":0,"val":"achievements","end":""},{"old":"/api/achievements/:id/neighbours","type":1,"val":"id","end":""},{"old":"/api/achievements/:id/neighbours","type":0,"val":"neighbours","end":""}],
    types: placeholder as Registry['achievement_neighbours.show']['types'],
  },
  'calendar_tournaments.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/calendar',
    tokens: [{"old":"/api/calendar","type":0,"val":"api","end":""},{"old":"/api/calendar","type":0,"val":"calendar","end":""}],
    types: placeholder as Registry['calendar_tournaments.index']['types'],
  },
  'addresses.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/addresses',
    tokens: [{"old":"/api/addresses","type":0,"val":"api","end":""},{"old":"/api/addresses","type":0,"val":"addresses","end":""}],
    types: placeholder as Registry['addresses.index']['types'],
  },
  'api_descriptions.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/openapi.json',
    tokens: [{"old":"/api/openapi.json","type":0,"val":"api","end":""},{"old":"/api/openapi.json","type":0,"val":"openapi.json","end":""}],
    types: placeholder as Registry['api_descriptions.show']['types'],
  },
  'contact_messages.store': {
    methods: ["POST"],
    pattern: '/api/contacts',
    tokens: [{"old":"/api/contacts","type":0,"val":"api","end":""},{"old":"/api/contacts","type":0,"val":"contacts","end":""}],
    types: placeholder as Registry['contact_messages.store']['types'],
  },
  'withheld_pictures.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/withheld/*',
    tokens: [{"old":"/api/withheld/*","type":0,"val":"api","end":""},{"old":"/api/withheld/*","type":0,"val":"withheld","end":""},{"old":"/api/withheld/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['withheld_pictures.show']['types'],
  },
  'health_checks.index': {
    methods: ["GET","HEAD"],
    pattern: '/api/health',
    tokens: [{"old":"/api/health","type":0,"val":"api","end":""},{"old":"/api/health","type":0,"val":"health","end":""}],
    types: placeholder as Registry['health_checks.index']['types'],
  },
  'health_checks.live': {
    methods: ["GET","HEAD"],
    pattern: '/api/health/live',
    tokens: [{"old":"/api/health/live","type":0,"val":"api","end":""},{"old":"/api/health/live","type":0,"val":"health","end":""},{"old":"/api/health/live","type":0,"val":"live","end":""}],
    types: placeholder as Registry['health_checks.live']['types'],
  },
  'health_checks.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/health/ready',
    tokens: [{"old":"/api/health/ready","type":0,"val":"api","end":""},{"old":"/api/health/ready","type":0,"val":"health","end":""},{"old":"/api/health/ready","type":0,"val":"ready","end":""}],
    types: placeholder as Registry['health_checks.show']['types'],
  },
  'upkeep_checks.show': {
    methods: ["GET","HEAD"],
    pattern: '/api/health/upkeep',
    tokens: [{"old":"/api/health/upkeep","type":0,"val":"api","end":""},{"old":"/api/health/upkeep","type":0,"val":"health","end":""},{"old":"/api/health/upkeep","type":0,"val":"upkeep","end":""}],
    types: placeholder as Registry['upkeep_checks.show']['types'],
  },
  'share_pictures.show': {
    methods: ["GET","HEAD"],
    pattern: '/uploads/share/*',
    tokens: [{"old":"/uploads/share/*","type":0,"val":"uploads","end":""},{"old":"/uploads/share/*","type":0,"val":"share","end":""},{"old":"/uploads/share/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['share_pictures.show']['types'],
  },
  'uploads.show': {
    methods: ["GET","HEAD"],
    pattern: '/uploads/*',
    tokens: [{"old":"/uploads/*","type":0,"val":"uploads","end":""},{"old":"/uploads/*","type":2,"val":"*","end":""}],
    types: placeholder as Registry['uploads.show']['types'],
  },
} as const satisfies Record<string, AdonisEndpoint>

export { routes }

export const registry = {
  routes,
  $tree: {} as ApiDefinition,
}

declare module '@tuyau/core/types' {
  export interface UserRegistry {
    routes: typeof routes
    $tree: ApiDefinition
  }
}
