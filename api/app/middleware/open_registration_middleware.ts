import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isSetUpOpen } from '#auth/set_up'
import { Forbidden } from '#exceptions/refusals'

/** Runs before the body is read: a closed registration does not reveal its validation. */
export default class OpenRegistrationMiddleware {
  async handle({ auth }: HttpContext, next: NextFn) {
    const isOpen = (await auth.check()) || (await isSetUpOpen())
    if (!isOpen) throw new Forbidden()
    return next()
  }
}
