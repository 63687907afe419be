import type { Route } from '@adonisjs/core/http'
import router from '@adonisjs/core/services/router'
import { controllers } from '#generated/controllers'
import { KINDS, kinds } from '#kinds'
import { RESULTS_MAX } from '#shared/results/results_rules'
import { middleware } from '#start/kernel'

const { admin } = controllers
const json = middleware.json()
const actor = middleware.actor()

const both = <Controller>(tournaments: Controller, achievements: unknown) => ({
  tournaments,
  achievements: achievements as Controller,
})
const items = both(controllers.Tournaments, controllers.Achievements)
const adminItems = both(admin.Tournaments, admin.Achievements)

/** For directors. Registered first, so that `/tournaments/admin` is not taken for a slug. */
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

    const changes = router.group(() => {
      for (const kind of kinds) {
        const { pictureField, one } = KINDS[kind]
        const form = middleware.pictureForm(pictureField)
        router
          .delete(`${kind}/deleted/:id`, [admin.DeletedItems, 'destroy'])
          .as(`deleted_${kind}.destroy`)
        router.post(kind, [adminItems[kind], 'store']).use(form)
        router.put(`${kind}/:id`, [adminItems[kind], 'update']).use(form)
        router.delete(`${kind}/:id`, [adminItems[kind], 'destroy'])
        router
          .post(`${kind}/:id/restore`, [admin.ItemRestorations, 'store'])
          .as(`${one}_restorations.store`)
      }

      router
        .put('tournaments/:id/results', [admin.Results, 'update'])
        .use(middleware.json(RESULTS_MAX))
      router.delete('tournaments/:id/results', [admin.Results, 'destroy'])

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
    // Per route: a group's middleware would run before the route's own, which reads the body.
    for (const route of changes.routes as Route[]) route.use(middleware.idempotencyKey())

    router.get('activities', [admin.Activities, 'index'])

    for (const kind of kinds) {
      router.get(`${kind}/admin`, [adminItems[kind], 'index'])
      router
        .get(`${kind}/admin/:id`, [adminItems[kind], 'show'])
        // Not `admin/neighbours`, which belongs to the item of an address.
        .where('id', router.matchers.uuid())
      router.get(`${kind}/deleted`, [admin.DeletedItems, 'index']).as(`deleted_${kind}.index`)
    }

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

    for (const kind of kinds) {
      router.get(kind, [items[kind], 'index'])
      router.get(`${kind}/:id`, [items[kind], 'show'])
      router
        .get(`${kind}/:id/neighbours`, [controllers.Neighbours, 'show'])
        .as(`${KINDS[kind].one}_neighbours.show`)
    }
    router.get('tournaments/:id/results', [controllers.Results, 'show'])
    router.get('calendar', [controllers.CalendarTournaments, 'index'])
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
