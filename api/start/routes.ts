import type { Route } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { middleware } from '#start/kernel'

const { admin } = controllers
const json = middleware.json()
const actor = middleware.actor()

/** For a signed-in director. Registered first: `/tournaments/admin` is no tournament's address. */
router
  .group(() => {
    router.get('auth/profile', [admin.Profiles, 'show'])
    router.put('auth/profile', [admin.Profiles, 'update']).use(json)
    router.post('auth/logout', [admin.AccessTokens, 'destroy'])
    router.post('auth/logout-everywhere', [admin.AccessTokenCollections, 'destroy'])
    router.put('auth/password', [admin.Passwords, 'update']).use(json)
    router.get('auth/sessions', [admin.Sessions, 'index'])
    router.delete('auth/sessions/:id', [admin.Sessions, 'destroy'])
    router.get('auth/passkeys', [admin.Passkeys, 'index'])
    router.post('auth/passkeys', [admin.Passkeys, 'store']).use(json)
    router.delete('auth/passkeys/:id', [admin.Passkeys, 'destroy'])
    router.post('auth/passkey-registrations', [admin.PasskeyRegistrations, 'store']).use(json)
    router.get('directors', [admin.Directors, 'index'])
    router.delete('directors/:id', [admin.Directors, 'destroy']).use(json)

    const banner = middleware.pictureForm('banner')
    const image = middleware.pictureForm('image')

    const changes = router.group(() => {
      router.delete('tournaments/deleted/:id', [admin.DeletedTournaments, 'destroy'])
      router.post('tournaments', [admin.Tournaments, 'store']).use(banner)
      router.put('tournaments/:id', [admin.Tournaments, 'update']).use(banner)
      router.delete('tournaments/:id', [admin.Tournaments, 'destroy'])
      router.post('tournaments/:id/restore', [admin.TournamentRestorations, 'store'])

      router.delete('achievements/deleted/:id', [admin.DeletedAchievements, 'destroy'])
      router.post('achievements', [admin.Achievements, 'store']).use(image)
      router.put('achievements/:id', [admin.Achievements, 'update']).use(image)
      router.delete('achievements/:id', [admin.Achievements, 'destroy'])
      router.post('achievements/:id/restore', [admin.AchievementRestorations, 'store'])

      router.delete('contacts/deleted/:id', [admin.DeletedContactMessages, 'destroy'])
      router.delete('contacts/:id', [admin.ContactMessages, 'destroy'])
      router.post('contacts/:id/restore', [admin.ContactMessageRestorations, 'store'])
      router.patch('contacts/:id', [admin.ContactMessages, 'update']).use(json)
      router.patch('contacts/:id/read', [admin.ReadMarks, 'store'])
      router.post('contacts/:id/notifications/retry', [admin.NotificationRetries, 'store'])

      router.post('activities/:id/restore', [admin.ActivityRestorations, 'store'])

      router.put('settings', [admin.Settings, 'update']).use(json)
      router.put('settings/emails', [admin.NotificationRecipients, 'update']).use(json)
      router.put('settings/notifications', [admin.NotificationSwitches, 'update']).use(json)
      router.put('ready-replies', [admin.ReadyReplies, 'update']).use(json)
    })
    // Route by route: a group's middleware would stand before the route's own, which reads the body.
    for (const route of changes.routes as Route[]) route.use(middleware.idempotencyKey())

    router.get('activities', [admin.Activities, 'index'])

    router.get('tournaments/admin', [admin.Tournaments, 'index'])
    router.get('tournaments/deleted', [admin.DeletedTournaments, 'index'])
    router.post('tournaments/share-picture', [admin.TournamentSharePictures, 'store']).use(banner)

    router.get('achievements/admin', [admin.Achievements, 'index'])
    router.get('achievements/deleted', [admin.DeletedAchievements, 'index'])
    router.post('achievements/share-picture', [admin.AchievementSharePictures, 'store']).use(image)

    router.get('contacts', [admin.ContactMessages, 'index'])
    router.get('contacts/deleted', [admin.DeletedContactMessages, 'index'])
    router.get('contacts/:id', [admin.ContactMessages, 'show'])

    router.get('ready-replies', [admin.ReadyReplies, 'show'])
    router.get('settings', [admin.Settings, 'show'])
    router.post('settings/test-email', [admin.TestEmails, 'store']).use(json)
  })
  .prefix('/api')
  .as('admin')
  .use([middleware.director(), actor])

/** For everybody. */
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
    router.get('achievements', [controllers.Achievements, 'index'])
    router.get('achievements/:id', [controllers.Achievements, 'show'])
    router.get('achievements/:id/neighbours', [controllers.AchievementNeighbours, 'show'])
    router.get('calendar', [controllers.CalendarTournaments, 'index'])
    router.get('addresses', [controllers.Addresses, 'index'])
    router.get('openapi.json', [controllers.ApiDescriptions, 'show'])
    router.post('contacts', [controllers.ContactMessages, 'store']).use(json)

    // What is signed with the address is checked there.
    router.get('withheld/*', [controllers.WithheldPictures, 'show']).as('withheld_pictures.show')

    router.get('health', [controllers.HealthChecks, 'index'])
    router.get('health/live', [controllers.HealthChecks, 'index']).as('health_checks.live')
    router.get('health/ready', [controllers.HealthChecks, 'show'])
    router.get('health/upkeep', [controllers.HealthChecks, 'upkeep']).as('upkeep_checks.show')
  })
  .prefix('/api')

router.get('/uploads/share/*', [controllers.SharePictures, 'show'])
router.get('/uploads/*', [controllers.Uploads, 'show'])
