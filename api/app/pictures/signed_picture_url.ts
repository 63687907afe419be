// Route names, for the type check of the front ends.
/// <reference path="../../.adonisjs/server/routes.d.ts" />
import type { HttpContext } from '@adonisjs/core/http'
import { signedUrlFor } from '@adonisjs/core/services/url_builder'
import { HOUR_MS } from '#shared/days/durations'

const until = (hour: number) => `until ${new Date(hour * HOUR_MS).toISOString()}`

/** Valid for one to two hours, and stable for one, so that browsers can cache the picture. */
export function signedPictureUrl(name: string, now = Date.now()): string {
  const purpose = until(Math.ceil(now / HOUR_MS) + 1)
  const [kind, file] = name.split('/') as [string, string]
  return signedUrlFor('withheld_pictures.show', { kind, file }, { purpose })
}

export function hasSignedPictureUrl(request: HttpContext['request'], now = Date.now()): boolean {
  const hour = Math.ceil(now / HOUR_MS)
  return [hour, hour + 1].some((end) => request.hasValidSignature(until(end)))
}
