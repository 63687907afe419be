// The names of the routes: who compiles this from outside the API does not have them otherwise.
/// <reference path="../../.adonisjs/server/routes.d.ts" />
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'

const HOUR = 3_600_000

const until = (hour: number) => `until ${new Date(hour * HOUR).toISOString()}`

/** Holds for one to two hours and stays the same for one: a list read anew keeps its pictures. */
export function withheldAddress(name: string, now = Date.now()): string {
  const purpose = until(Math.ceil(now / HOUR) + 1)
  return signedUrlFor('withheld_pictures.show', { '*': name.split('/') }, { purpose })
}

export function isWithheldAddress(request: HttpContext['request'], now = Date.now()): boolean {
  const hour = Math.ceil(now / HOUR)
  return [hour, hour + 1].some((end) => request.hasValidSignature(until(end)))
}
