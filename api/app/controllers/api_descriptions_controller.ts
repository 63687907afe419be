import type { HttpContext } from '@adonisjs/core/http'
import { KeptBytes } from '#copies/kept_bytes'
import { describeApi } from '#openapi/description'

/** Another release may say something else: a client asks again, and gets a 304 nearly always. */
const CACHE_CONTROL = 'public, max-age=300, must-revalidate'

let kept: KeptBytes | undefined

export default class ApiDescriptionsController {
  /** Every call of the API, as OpenAPI 3.1. */
  async show({ request, response }: HttpContext): Promise<object> {
    kept ??= new KeptBytes(JSON.stringify(describeApi()), CACHE_CONTROL)
    response.relayHeaders()
    await kept.send(request.request, response.response)
    return undefined as never
  }
}
