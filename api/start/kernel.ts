import router from '@adonisjs/core/services/router'
import server from '@adonisjs/core/services/server'

server.errorHandler(() => import('#exceptions/handler'))

server.use([() => import('#middleware/force_json_response_middleware')])

router.use([
  () => import('#middleware/credentials_middleware'),
  () => import('@adonisjs/auth/initialize_auth_middleware'),
])

// Each route reads its own body, after `director` has authenticated the request.
export const middleware = router.named({
  director: () => import('#middleware/auth_middleware'),
  actor: () => import('#middleware/actor_middleware'),
  openRegistration: () => import('#middleware/open_registration_middleware'),
  json: () => import('#middleware/json_body_middleware'),
  idempotencyKey: () => import('#middleware/idempotency_key_middleware'),
  pictureForm: () => import('#middleware/picture_form_middleware'),
})
