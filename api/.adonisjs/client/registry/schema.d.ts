/* eslint-disable prettier/prettier */
/// <reference path="../manifest.d.ts" />

import type { ExtractBody, ExtractErrorResponse, ExtractQuery, ExtractQueryForGet, ExtractResponse } from '@tuyau/core/types'
import type { InferInput, SimpleError } from '@vinejs/vine/types'

export type ParamValue = string | number | bigint | boolean

export interface Registry {
  'admin.profiles.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/profile'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/profiles_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/profiles_controller').default['show']>>>
    }
  }
  'admin.profiles.update': {
    methods: ["PUT"]
    pattern: '/api/auth/profile'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/profile').profileValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/profile').profileValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/profiles_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/profiles_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.access_tokens.destroy': {
    methods: ["POST"]
    pattern: '/api/auth/logout'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/access_tokens_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/access_tokens_controller').default['destroy']>>>
    }
  }
  'admin.access_token_collections.destroy': {
    methods: ["POST"]
    pattern: '/api/auth/logout-everywhere'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/access_token_collections_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/access_token_collections_controller').default['destroy']>>>
    }
  }
  'admin.passwords.update': {
    methods: ["PUT"]
    pattern: '/api/auth/password'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').changePasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').changePasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/passwords_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/passwords_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.sessions.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/sessions'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/sessions_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/sessions_controller').default['index']>>>
    }
  }
  'admin.sessions.destroy': {
    methods: ["DELETE"]
    pattern: '/api/auth/sessions/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/sessions_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/sessions_controller').default['destroy']>>>
    }
  }
  'admin.passkeys.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/auth/passkeys'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/passkeys_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/passkeys_controller').default['index']>>>
    }
  }
  'admin.passkeys.store': {
    methods: ["POST"]
    pattern: '/api/auth/passkeys'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/passkey').newPasskeyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/passkey').newPasskeyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/passkeys_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/passkeys_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.passkeys.destroy': {
    methods: ["DELETE"]
    pattern: '/api/auth/passkeys/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/passkeys_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/passkeys_controller').default['destroy']>>>
    }
  }
  'admin.passkey_registrations.store': {
    methods: ["POST"]
    pattern: '/api/auth/passkey-registrations'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').passwordConfirmationValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').passwordConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/passkey_registrations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/passkey_registrations_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.directors.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/directors'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/directors_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/directors_controller').default['index']>>>
    }
  }
  'admin.directors.destroy': {
    methods: ["DELETE"]
    pattern: '/api/directors/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').passwordConfirmationValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').passwordConfirmationValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/directors_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/directors_controller').default['destroy']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deleted_tournaments.destroy': {
    methods: ["DELETE"]
    pattern: '/api/tournaments/deleted/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['destroy']>>>
    }
  }
  'admin.tournaments.store': {
    methods: ["POST"]
    pattern: '/api/tournaments'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/tournament').createTournamentValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/tournament').createTournamentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tournaments.update': {
    methods: ["PUT"]
    pattern: '/api/tournaments/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/tournament').updateTournamentValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/tournament').updateTournamentValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tournaments.destroy': {
    methods: ["DELETE"]
    pattern: '/api/tournaments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['destroy']>>>
    }
  }
  'admin.tournament_restorations.store': {
    methods: ["POST"]
    pattern: '/api/tournaments/:id/restore'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/item_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/item_restorations_controller').default['store']>>>
    }
  }
  'admin.deleted_achievements.destroy': {
    methods: ["DELETE"]
    pattern: '/api/achievements/deleted/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['destroy']>>>
    }
  }
  'admin.achievements.store': {
    methods: ["POST"]
    pattern: '/api/achievements'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/achievement').createAchievementValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/achievement').createAchievementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.achievements.update': {
    methods: ["PUT"]
    pattern: '/api/achievements/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/achievement').updateAchievementValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/achievement').updateAchievementValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.achievements.destroy': {
    methods: ["DELETE"]
    pattern: '/api/achievements/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['destroy']>>>
    }
  }
  'admin.achievement_restorations.store': {
    methods: ["POST"]
    pattern: '/api/achievements/:id/restore'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/item_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/item_restorations_controller').default['store']>>>
    }
  }
  'admin.deleted_contact_messages.destroy': {
    methods: ["DELETE"]
    pattern: '/api/contacts/deleted/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/deleted_contact_messages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/deleted_contact_messages_controller').default['destroy']>>>
    }
  }
  'admin.contact_messages.destroy': {
    methods: ["DELETE"]
    pattern: '/api/contacts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['destroy']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['destroy']>>>
    }
  }
  'admin.contact_message_restorations.store': {
    methods: ["POST"]
    pattern: '/api/contacts/:id/restore'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/contact_message_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/contact_message_restorations_controller').default['store']>>>
    }
  }
  'admin.contact_messages.update': {
    methods: ["PATCH"]
    pattern: '/api/contacts/:id'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/contact_message').messageChangesValidator)>>
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: ExtractQuery<InferInput<(typeof import('#validators/contact_message').messageChangesValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.read_marks.store': {
    methods: ["PATCH"]
    pattern: '/api/contacts/:id/read'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/read_marks_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/read_marks_controller').default['store']>>>
    }
  }
  'admin.notification_retries.store': {
    methods: ["POST"]
    pattern: '/api/contacts/:id/notifications/retry'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/notification_retries_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/notification_retries_controller').default['store']>>>
    }
  }
  'admin.activity_restorations.store': {
    methods: ["POST"]
    pattern: '/api/activities/:id/restore'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/activity_restorations_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/activity_restorations_controller').default['store']>>>
    }
  }
  'admin.settings.update': {
    methods: ["PUT"]
    pattern: '/api/settings'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').settingsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').settingsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/settings_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/settings_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.notification_recipients.update': {
    methods: ["PUT"]
    pattern: '/api/settings/emails'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').recipientsValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').recipientsValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/notification_recipients_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/notification_recipients_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.notification_switches.update': {
    methods: ["PUT"]
    pattern: '/api/settings/notifications'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').notificationSwitchValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').notificationSwitchValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/notification_switches_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/notification_switches_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.ready_replies.update': {
    methods: ["PUT"]
    pattern: '/api/ready-replies'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/ready_replies').readyReplyValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/ready_replies').readyReplyValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/ready_replies_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/ready_replies_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.activities.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/activities'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/list_query').activityListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/activities_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/activities_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.tournaments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/tournaments/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/list_query').tournamentListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/tournaments_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deleted_tournaments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/tournaments/deleted'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['index']>>>
    }
  }
  'admin.achievements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/achievements/admin'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/list_query').achievementListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/achievements_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deleted_achievements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/achievements/deleted'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/deleted_items_controller').default['index']>>>
    }
  }
  'admin.contact_messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/contacts'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: ExtractQueryForGet<InferInput<(typeof import('#validators/list_query').contactListValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['index']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'admin.deleted_contact_messages.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/contacts/deleted'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/deleted_contact_messages_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/deleted_contact_messages_controller').default['index']>>>
    }
  }
  'admin.contact_messages.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/contacts/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/contact_messages_controller').default['show']>>>
    }
  }
  'admin.ready_replies.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/ready-replies'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/ready_replies_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/ready_replies_controller').default['show']>>>
    }
  }
  'admin.settings.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/settings'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/settings_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/settings_controller').default['show']>>>
    }
  }
  'admin.test_emails.store': {
    methods: ["POST"]
    pattern: '/api/settings/test-email'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/settings').testEmailValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/settings').testEmailValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/admin/test_emails_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/admin/test_emails_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'access_tokens.store': {
    methods: ["POST"]
    pattern: '/api/auth/login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').signInValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').signInValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/access_tokens_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/access_tokens_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'passkey_challenges.store': {
    methods: ["POST"]
    pattern: '/api/auth/passkey-challenges'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/passkey_challenges_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/passkey_challenges_controller').default['store']>>>
    }
  }
  'passkey_sessions.store': {
    methods: ["POST"]
    pattern: '/api/auth/passkey-login'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/passkey').passkeyAnswerValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/passkey').passkeyAnswerValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/passkey_sessions_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/passkey_sessions_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'password_resets.store': {
    methods: ["POST"]
    pattern: '/api/auth/password-resets'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').passwordResetValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').passwordResetValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/password_resets_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/password_resets_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'password_resets.update': {
    methods: ["PUT"]
    pattern: '/api/auth/password-resets'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').resetTokenValidator)>|InferInput<(typeof import('#validators/credentials').resetPasswordValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').resetTokenValidator)>|InferInput<(typeof import('#validators/credentials').resetPasswordValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/password_resets_controller').default['update']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/password_resets_controller').default['update']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'directors.store': {
    methods: ["POST"]
    pattern: '/api/auth/register'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/credentials').newDirectorValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/credentials').newDirectorValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/directors_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/directors_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'tournaments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/tournaments'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/tournaments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/tournaments_controller').default['index']>>>
    }
  }
  'tournaments.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/tournaments/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/tournaments_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/tournaments_controller').default['show']>>>
    }
  }
  'tournament_neighbours.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/tournaments/:id/neighbours'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/neighbours_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/neighbours_controller').default['show']>>>
    }
  }
  'achievements.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/achievements'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/achievements_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/achievements_controller').default['index']>>>
    }
  }
  'achievements.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/achievements/:id'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/achievements_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/achievements_controller').default['show']>>>
    }
  }
  'achievement_neighbours.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/achievements/:id/neighbours'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { id: ParamValue }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/neighbours_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/neighbours_controller').default['show']>>>
    }
  }
  'calendar_tournaments.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/calendar'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/calendar_tournaments_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/calendar_tournaments_controller').default['index']>>>
    }
  }
  'addresses.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/addresses'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/addresses_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/addresses_controller').default['index']>>>
    }
  }
  'api_descriptions.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/openapi.json'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/api_descriptions_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/api_descriptions_controller').default['show']>>>
    }
  }
  'contact_messages.store': {
    methods: ["POST"]
    pattern: '/api/contacts'
    types: {
      body: ExtractBody<InferInput<(typeof import('#validators/contact_message').contactMessageValidator)>>
      paramsTuple: []
      params: {}
      query: ExtractQuery<InferInput<(typeof import('#validators/contact_message').contactMessageValidator)>>
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/contact_messages_controller').default['store']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/contact_messages_controller').default['store']>>> | { status: 422; response: { errors: SimpleError[] } }
    }
  }
  'withheld_pictures.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/withheld/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/withheld_pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/withheld_pictures_controller').default['show']>>>
    }
  }
  'health_checks.index': {
    methods: ["GET","HEAD"]
    pattern: '/api/health'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['index']>>>
    }
  }
  'health_checks.live': {
    methods: ["GET","HEAD"]
    pattern: '/api/health/live'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['index']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['index']>>>
    }
  }
  'health_checks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/health/ready'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['show']>>>
    }
  }
  'upkeep_checks.show': {
    methods: ["GET","HEAD"]
    pattern: '/api/health/upkeep'
    types: {
      body: {}
      paramsTuple: []
      params: {}
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['upkeep']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/health_checks_controller').default['upkeep']>>>
    }
  }
  'share_pictures.show': {
    methods: ["GET","HEAD"]
    pattern: '/uploads/share/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/share_pictures_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/share_pictures_controller').default['show']>>>
    }
  }
  'uploads.show': {
    methods: ["GET","HEAD"]
    pattern: '/uploads/*'
    types: {
      body: {}
      paramsTuple: [ParamValue]
      params: { '*': ParamValue[] }
      query: {}
      response: ExtractResponse<Awaited<ReturnType<import('#controllers/uploads_controller').default['show']>>>
      errorResponse: ExtractErrorResponse<Awaited<ReturnType<import('#controllers/uploads_controller').default['show']>>>
    }
  }
}
