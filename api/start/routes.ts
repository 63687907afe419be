import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { PICTURE_FIELDS } from '#kinds'
import { RESULTS_MAX } from '#shared/results/results_rules'
import { FORM_MAX } from '#shared/rules/request_rules'
import { middleware } from '#start/kernel'

const { admin } = controllers
const json = middleware.json()
const actor = middleware.actor()

const banner = middleware.pictureForm(PICTURE_FIELDS.tournaments)
const image = middleware.pictureForm(PICTURE_FIELDS.achievements)
/** Last of a route: it takes the fingerprint of the body that the others have read. */
const keyed = middleware.idempotencyKey

/** For directors. Registered first, so that `/tournaments/admin` is not taken for a slug. */
router
  .group(() => {
    router.get('auth/profile', [admin.Profiles, 'show'])
    router.put('auth/profile', [admin.Profiles, 'update']).use(json)
    router.post('auth/logout', [admin.AccessTokens, 'destroy'])
    router.post('auth/logout-everywhere', [admin.AccessTokenCollections, 'destroy'])
    router.put('auth/password', [admin.Passwords, 'update']).use(json)
    router.get('auth/sessions', [admin.Sessions, 'index'])
    router.delete('auth/other-sessions', [admin.OtherSessions, 'destroy'])
    router.delete('auth/sessions/:id', [admin.Sessions, 'destroy'])
    router.get('auth/passkeys', [admin.Passkeys, 'index'])
    router.post('auth/passkeys', [admin.Passkeys, 'store']).use(json)
    router.delete('auth/passkeys/:id', [admin.Passkeys, 'destroy'])
    router.post('auth/passkey-registrations', [admin.PasskeyRegistrations, 'store']).use(json)
    router.get('directors', [admin.Directors, 'index'])
    router.delete('directors/:id', [admin.Directors, 'destroy']).use(json)

    router.get('tournaments/admin', [admin.Tournaments, 'index'])
    router
      .get('tournaments/admin/:id', [admin.Tournaments, 'show'])
      // Not `admin/neighbours`, which belongs to the item of an address.
      .where('id', router.matchers.uuid())
    router.post('tournaments', [admin.Tournaments, 'store']).use([banner, keyed('tournaments')])
    router.put('tournaments/:id', [admin.Tournaments, 'update']).use([banner, keyed('tournaments')])
    router.delete('tournaments/:id', [admin.Tournaments, 'destroy']).use(keyed('tournaments'))
    router.get('tournaments/deleted', [admin.DeletedTournaments, 'index'])
    router
      .delete('tournaments/deleted/:id', [admin.DeletedTournaments, 'destroy'])
      .use(keyed('tournaments'))
    router
      .post('tournaments/:id/restore', [admin.TournamentRestorations, 'store'])
      .use(keyed('tournaments'))
    router
      .put('tournaments/:id/results', [admin.Results, 'update'])
      .use([middleware.json(RESULTS_MAX), keyed('results')])
    router.delete('tournaments/:id/results', [admin.Results, 'destroy']).use(keyed('results'))

    router.get('achievements/admin', [admin.Achievements, 'index'])
    router
      .get('achievements/admin/:id', [admin.Achievements, 'show'])
      .where('id', router.matchers.uuid())
    router.post('achievements', [admin.Achievements, 'store']).use([image, keyed('achievements')])
    router
      .put('achievements/:id', [admin.Achievements, 'update'])
      .use([image, keyed('achievements')])
    router.delete('achievements/:id', [admin.Achievements, 'destroy']).use(keyed('achievements'))
    router.get('achievements/deleted', [admin.DeletedAchievements, 'index'])
    router
      .delete('achievements/deleted/:id', [admin.DeletedAchievements, 'destroy'])
      .use(keyed('achievements'))
    router
      .post('achievements/:id/restore', [admin.AchievementRestorations, 'store'])
      .use(keyed('achievements'))

    router.get('notices/admin', [admin.Notices, 'index'])
    router.post('notices', [admin.Notices, 'store']).use([json, keyed('notices')])
    router.put('notices/:id', [admin.Notices, 'update']).use([json, keyed('notices')])
    router.delete('notices/:id', [admin.Notices, 'destroy']).use(keyed('notices'))
    router.post('notices/:id/restore', [admin.NoticeRestorations, 'store']).use(keyed('notices'))

    router.get('contacts', [admin.ContactMessages, 'index'])
    router.get('contacts/deleted', [admin.DeletedContactMessages, 'index'])
    router
      .delete('contacts/deleted/:id', [admin.DeletedContactMessages, 'destroy'])
      .use(keyed('contacts'))
    router.get('contacts/:id', [admin.ContactMessages, 'show'])
    router.patch('contacts/:id', [admin.ContactMessages, 'update']).use([json, keyed('contacts')])
    router.delete('contacts/:id', [admin.ContactMessages, 'destroy']).use(keyed('contacts'))
    router
      .post('contacts/:id/restore', [admin.ContactMessageRestorations, 'store'])
      .use(keyed('contacts'))
    router.patch('contacts/:id/read', [admin.ReadMarks, 'store']).use(keyed('contacts'))
    router
      .post('contacts/:id/notifications/retry', [admin.NotificationRetries, 'store'])
      .use(keyed('contacts'))

    router.get('activities', [admin.Activities, 'index'])
    router
      .post('activities/:id/restore', [admin.ActivityRestorations, 'store'])
      .use(keyed('activities'))

    router.get('classes/admin', [admin.Classes, 'index'])
    router
      .put('classes', [admin.Classes, 'update'])
      .use([middleware.json(FORM_MAX), keyed('classes')])

    router.get('settings', [admin.Settings, 'show'])
    router.put('settings', [admin.Settings, 'update']).use([json, keyed('settings')])
    router
      .put('settings/emails', [admin.NotificationRecipients, 'update'])
      .use([json, keyed('settings')])
    router
      .put('settings/notifications', [admin.NotificationSwitches, 'update'])
      .use([json, keyed('settings')])
    router.post('settings/test-email', [admin.TestEmails, 'store']).use(json)
    router.get('ready-replies', [admin.ReadyReplies, 'show'])
    router.put('ready-replies', [admin.ReadyReplies, 'update']).use([json, keyed('ready-replies')])
  })
  .prefix('/api')
  .as('admin')
  .use([middleware.director(), actor])

router
  .group(() => {
    router.post('auth/login', [controllers.AccessTokens, 'store']).use([actor, json])
    router.post('auth/passkey-challenges', [controllers.PasskeyChallenges, 'store']).use(json)
    router.post('auth/passkey-login', [controllers.PasskeySessions, 'store']).use([actor, json])
    router.post('auth/password-resets', [controllers.PasswordResets, 'store']).use(json)
    router.put('auth/password-resets', [controllers.PasswordResets, 'update']).use([actor, json])
    router
      .post('auth/register', [controllers.Directors, 'store'])
      .use([middleware.openRegistration(), actor, json])

    router.get('tournaments', [controllers.Tournaments, 'index'])
    router.get('tournaments/:id', [controllers.Tournaments, 'show'])
    router.get('tournaments/:id/neighbours', [controllers.TournamentNeighbours, 'show'])
    router.get('tournaments/:id/results', [controllers.Results, 'show'])
    router.get('achievements', [controllers.Achievements, 'index'])
    router.get('achievements/:id', [controllers.Achievements, 'show'])
    router.get('achievements/:id/neighbours', [controllers.AchievementNeighbours, 'show'])
    router.get('classes', [controllers.Classes, 'index'])
    router.get('notices', [controllers.Notices, 'index'])
    router.get('calendar', [controllers.CalendarTournaments, 'index'])
    router.get('calendar/notices', [controllers.CalendarNotices, 'index'])
    router.get('addresses', [controllers.Addresses, 'index'])
    router.get('openapi.json', [controllers.ApiDescriptions, 'show'])
    router.post('contacts', [controllers.ContactMessages, 'store']).use(json)

    // The controller checks the signature of the URL.
    router
      .get('withheld/:kind/:file', [controllers.WithheldPictures, 'show'])
      .as('withheld_pictures.show')

    router.get('health', [controllers.HealthChecks, 'index'])
    router.get('health/live', [controllers.HealthChecks, 'index']).as('health_checks.live')
    router.get('health/ready', [controllers.HealthChecks, 'show'])
    router.get('health/upkeep', [controllers.HealthChecks, 'upkeep']).as('upkeep_checks.show')
  })
  .prefix('/api')

router.get('/uploads/share/:id/:file', [controllers.SharePictures, 'show'])
router.get('/uploads/:kind/:file', [controllers.Uploads, 'show'])
