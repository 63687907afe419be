/* eslint-disable prettier/prettier */
import type { routes } from './index.ts'

export interface ApiDefinition {
  admin: {
    profiles: {
      show: typeof routes['admin.profiles.show']
      update: typeof routes['admin.profiles.update']
    }
    accessTokens: {
      destroy: typeof routes['admin.access_tokens.destroy']
    }
    accessTokenCollections: {
      destroy: typeof routes['admin.access_token_collections.destroy']
    }
    passwords: {
      update: typeof routes['admin.passwords.update']
    }
    sessions: {
      index: typeof routes['admin.sessions.index']
      destroy: typeof routes['admin.sessions.destroy']
    }
    passkeys: {
      index: typeof routes['admin.passkeys.index']
      store: typeof routes['admin.passkeys.store']
      destroy: typeof routes['admin.passkeys.destroy']
    }
    passkeyRegistrations: {
      store: typeof routes['admin.passkey_registrations.store']
    }
    directors: {
      index: typeof routes['admin.directors.index']
      destroy: typeof routes['admin.directors.destroy']
    }
    deletedTournaments: {
      destroy: typeof routes['admin.deleted_tournaments.destroy']
      index: typeof routes['admin.deleted_tournaments.index']
    }
    tournaments: {
      store: typeof routes['admin.tournaments.store']
      update: typeof routes['admin.tournaments.update']
      destroy: typeof routes['admin.tournaments.destroy']
      index: typeof routes['admin.tournaments.index']
    }
    tournamentRestorations: {
      store: typeof routes['admin.tournament_restorations.store']
    }
    deletedAchievements: {
      destroy: typeof routes['admin.deleted_achievements.destroy']
      index: typeof routes['admin.deleted_achievements.index']
    }
    achievements: {
      store: typeof routes['admin.achievements.store']
      update: typeof routes['admin.achievements.update']
      destroy: typeof routes['admin.achievements.destroy']
      index: typeof routes['admin.achievements.index']
    }
    achievementRestorations: {
      store: typeof routes['admin.achievement_restorations.store']
    }
    deletedContactMessages: {
      destroy: typeof routes['admin.deleted_contact_messages.destroy']
      index: typeof routes['admin.deleted_contact_messages.index']
    }
    contactMessages: {
      destroy: typeof routes['admin.contact_messages.destroy']
      update: typeof routes['admin.contact_messages.update']
      index: typeof routes['admin.contact_messages.index']
      show: typeof routes['admin.contact_messages.show']
    }
    contactMessageRestorations: {
      store: typeof routes['admin.contact_message_restorations.store']
    }
    readMarks: {
      store: typeof routes['admin.read_marks.store']
    }
    notificationRetries: {
      store: typeof routes['admin.notification_retries.store']
    }
    activityRestorations: {
      store: typeof routes['admin.activity_restorations.store']
    }
    settings: {
      update: typeof routes['admin.settings.update']
      show: typeof routes['admin.settings.show']
    }
    notificationRecipients: {
      update: typeof routes['admin.notification_recipients.update']
    }
    notificationSwitches: {
      update: typeof routes['admin.notification_switches.update']
    }
    readyReplies: {
      update: typeof routes['admin.ready_replies.update']
      show: typeof routes['admin.ready_replies.show']
    }
    activities: {
      index: typeof routes['admin.activities.index']
    }
    testEmails: {
      store: typeof routes['admin.test_emails.store']
    }
  }
  accessTokens: {
    store: typeof routes['access_tokens.store']
  }
  passkeyChallenges: {
    store: typeof routes['passkey_challenges.store']
  }
  passkeySessions: {
    store: typeof routes['passkey_sessions.store']
  }
  passwordResets: {
    store: typeof routes['password_resets.store']
    update: typeof routes['password_resets.update']
  }
  directors: {
    store: typeof routes['directors.store']
  }
  tournaments: {
    index: typeof routes['tournaments.index']
    show: typeof routes['tournaments.show']
  }
  tournamentNeighbours: {
    show: typeof routes['tournament_neighbours.show']
  }
  achievements: {
    index: typeof routes['achievements.index']
    show: typeof routes['achievements.show']
  }
  achievementNeighbours: {
    show: typeof routes['achievement_neighbours.show']
  }
  calendarTournaments: {
    index: typeof routes['calendar_tournaments.index']
  }
  addresses: {
    index: typeof routes['addresses.index']
  }
  apiDescriptions: {
    show: typeof routes['api_descriptions.show']
  }
  contactMessages: {
    store: typeof routes['contact_messages.store']
  }
  withheldPictures: {
    show: typeof routes['withheld_pictures.show']
  }
  healthChecks: {
    index: typeof routes['health_checks.index']
    live: typeof routes['health_checks.live']
    show: typeof routes['health_checks.show']
  }
  upkeepChecks: {
    show: typeof routes['upkeep_checks.show']
  }
  sharePictures: {
    show: typeof routes['share_pictures.show']
  }
  uploads: {
    show: typeof routes['uploads.show']
  }
}
