// The names of the routes: who compiles this from outside the API does not have them otherwise.
/// <reference path="../../.adonisjs/server/routes.d.ts" />
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'

const HOUR = 3_600_000

/** The end of some hour, as a signature names what it is good for. */
const until = (hour: number) => `until ${new Date(hour * HOUR).toISOString()}`

/**
 * The address of a file of what is not public, for the director alone: it holds for one to two hours
 * and stays the same for one, so that a list that is read anew does not load its pictures anew. (The
 * framework's own expiry would count from the millisecond.)
 */
export function withheldAddress(name: string, now = Date.now()): string {
  const purpose = until(Math.ceil(now / HOUR) + 1)
  return signedUrlFor('withheld_pictures.show', { '*': name.split('/') }, { purpose })
}

/** Whether a request came by such an address, in time. */
export function isWithheldAddress(request: HttpContext['request'], now = Date.now()): boolean {
  const hour = Math.ceil(now / HOUR)
  return [hour, hour + 1].some((end) => request.hasValidSignature(until(end)))
}
