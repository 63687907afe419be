import '@adonisjs/core/types/http'

type ParamValue = string | number | bigint | boolean

export type ScannedRoutes = {
  ALL: {
    'admin.profiles.show': { paramsTuple?: []; params?: {} }
    'admin.profiles.update': { paramsTuple?: []; params?: {} }
    'admin.access_tokens.destroy': { paramsTuple?: []; params?: {} }
    'admin.access_token_collections.destroy': { paramsTuple?: []; params?: {} }
    'admin.passwords.update': { paramsTuple?: []; params?: {} }
    'admin.sessions.index': { paramsTuple?: []; params?: {} }
    'admin.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.passkeys.index': { paramsTuple?: []; params?: {} }
    'admin.passkeys.store': { paramsTuple?: []; params?: {} }
    'admin.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.passkey_registrations.store': { paramsTuple?: []; params?: {} }
    'admin.directors.index': { paramsTuple?: []; params?: {} }
    'admin.directors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deleted_tournaments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tournaments.store': { paramsTuple?: []; params?: {} }
    'admin.tournaments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tournaments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tournament_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deleted_achievements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.achievements.store': { paramsTuple?: []; params?: {} }
    'admin.achievements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.achievements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.achievement_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deleted_contact_messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact_messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact_message_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact_messages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.read_marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.notification_retries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.activity_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.notification_recipients.update': { paramsTuple?: []; params?: {} }
    'admin.notification_switches.update': { paramsTuple?: []; params?: {} }
    'admin.ready_replies.update': { paramsTuple?: []; params?: {} }
    'admin.activities.index': { paramsTuple?: []; params?: {} }
    'admin.tournaments.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_tournaments.index': { paramsTuple?: []; params?: {} }
    'admin.achievements.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_achievements.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ready_replies.show': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'admin.test_emails.store': { paramsTuple?: []; params?: {} }
    'access_tokens.store': { paramsTuple?: []; params?: {} }
    'passkey_challenges.store': { paramsTuple?: []; params?: {} }
    'passkey_sessions.store': { paramsTuple?: []; params?: {} }
    'password_resets.store': { paramsTuple?: []; params?: {} }
    'password_resets.update': { paramsTuple?: []; params?: {} }
    'directors.store': { paramsTuple?: []; params?: {} }
    'tournaments.index': { paramsTuple?: []; params?: {} }
    'tournaments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tournament_neighbours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'achievements.index': { paramsTuple?: []; params?: {} }
    'achievements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'achievement_neighbours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_tournaments.index': { paramsTuple?: []; params?: {} }
    'addresses.index': { paramsTuple?: []; params?: {} }
    'api_descriptions.show': { paramsTuple?: []; params?: {} }
    'contact_messages.store': { paramsTuple?: []; params?: {} }
    'withheld_pictures.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'health_checks.index': { paramsTuple?: []; params?: {} }
    'health_checks.live': { paramsTuple?: []; params?: {} }
    'health_checks.show': { paramsTuple?: []; params?: {} }
    'upkeep_checks.show': { paramsTuple?: []; params?: {} }
    'share_pictures.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  GET: {
    'admin.profiles.show': { paramsTuple?: []; params?: {} }
    'admin.sessions.index': { paramsTuple?: []; params?: {} }
    'admin.passkeys.index': { paramsTuple?: []; params?: {} }
    'admin.directors.index': { paramsTuple?: []; params?: {} }
    'admin.activities.index': { paramsTuple?: []; params?: {} }
    'admin.tournaments.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_tournaments.index': { paramsTuple?: []; params?: {} }
    'admin.achievements.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_achievements.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ready_replies.show': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'tournaments.index': { paramsTuple?: []; params?: {} }
    'tournaments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tournament_neighbours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'achievements.index': { paramsTuple?: []; params?: {} }
    'achievements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'achievement_neighbours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_tournaments.index': { paramsTuple?: []; params?: {} }
    'addresses.index': { paramsTuple?: []; params?: {} }
    'api_descriptions.show': { paramsTuple?: []; params?: {} }
    'withheld_pictures.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'health_checks.index': { paramsTuple?: []; params?: {} }
    'health_checks.live': { paramsTuple?: []; params?: {} }
    'health_checks.show': { paramsTuple?: []; params?: {} }
    'upkeep_checks.show': { paramsTuple?: []; params?: {} }
    'share_pictures.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  HEAD: {
    'admin.profiles.show': { paramsTuple?: []; params?: {} }
    'admin.sessions.index': { paramsTuple?: []; params?: {} }
    'admin.passkeys.index': { paramsTuple?: []; params?: {} }
    'admin.directors.index': { paramsTuple?: []; params?: {} }
    'admin.activities.index': { paramsTuple?: []; params?: {} }
    'admin.tournaments.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_tournaments.index': { paramsTuple?: []; params?: {} }
    'admin.achievements.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_achievements.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.deleted_contact_messages.index': { paramsTuple?: []; params?: {} }
    'admin.contact_messages.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.ready_replies.show': { paramsTuple?: []; params?: {} }
    'admin.settings.show': { paramsTuple?: []; params?: {} }
    'tournaments.index': { paramsTuple?: []; params?: {} }
    'tournaments.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'tournament_neighbours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'achievements.index': { paramsTuple?: []; params?: {} }
    'achievements.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'achievement_neighbours.show': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'calendar_tournaments.index': { paramsTuple?: []; params?: {} }
    'addresses.index': { paramsTuple?: []; params?: {} }
    'api_descriptions.show': { paramsTuple?: []; params?: {} }
    'withheld_pictures.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'health_checks.index': { paramsTuple?: []; params?: {} }
    'health_checks.live': { paramsTuple?: []; params?: {} }
    'health_checks.show': { paramsTuple?: []; params?: {} }
    'upkeep_checks.show': { paramsTuple?: []; params?: {} }
    'share_pictures.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
    'uploads.show': { paramsTuple: [...ParamValue[]]; params: {'*': ParamValue[]} }
  }
  PUT: {
    'admin.profiles.update': { paramsTuple?: []; params?: {} }
    'admin.passwords.update': { paramsTuple?: []; params?: {} }
    'admin.tournaments.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.achievements.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.settings.update': { paramsTuple?: []; params?: {} }
    'admin.notification_recipients.update': { paramsTuple?: []; params?: {} }
    'admin.notification_switches.update': { paramsTuple?: []; params?: {} }
    'admin.ready_replies.update': { paramsTuple?: []; params?: {} }
    'password_resets.update': { paramsTuple?: []; params?: {} }
  }
  POST: {
    'admin.access_tokens.destroy': { paramsTuple?: []; params?: {} }
    'admin.access_token_collections.destroy': { paramsTuple?: []; params?: {} }
    'admin.passkeys.store': { paramsTuple?: []; params?: {} }
    'admin.passkey_registrations.store': { paramsTuple?: []; params?: {} }
    'admin.tournaments.store': { paramsTuple?: []; params?: {} }
    'admin.tournament_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.achievements.store': { paramsTuple?: []; params?: {} }
    'admin.achievement_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact_message_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.notification_retries.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.activity_restorations.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.test_emails.store': { paramsTuple?: []; params?: {} }
    'access_tokens.store': { paramsTuple?: []; params?: {} }
    'passkey_challenges.store': { paramsTuple?: []; params?: {} }
    'passkey_sessions.store': { paramsTuple?: []; params?: {} }
    'password_resets.store': { paramsTuple?: []; params?: {} }
    'directors.store': { paramsTuple?: []; params?: {} }
    'contact_messages.store': { paramsTuple?: []; params?: {} }
  }
  DELETE: {
    'admin.sessions.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.passkeys.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.directors.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deleted_tournaments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.tournaments.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deleted_achievements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.achievements.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.deleted_contact_messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.contact_messages.destroy': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
  PATCH: {
    'admin.contact_messages.update': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
    'admin.read_marks.store': { paramsTuple: [ParamValue]; params: {'id': ParamValue} }
  }
}
declare module '@adonisjs/core/types/http' {
  export interface RoutesList extends ScannedRoutes {}
}