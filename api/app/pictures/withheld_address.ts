// The names of the routes: who compiles this from outside the API does not have them otherwise.
/// <reference path="../../.adonisjs/server/routes.d.ts" />
import { signedUrlFor } from '@adonisjs/core/services/url_builder'

const HOUR = 3_600_000

/**
 * The address of a file of what is not public, for the director alone: it holds for one to two hours
 * and stays the same for one, so that a list that is read anew does not load its pictures anew.
 */
export function withheldAddress(name: string): string {
  const now = Date.now()
  const end = Math.ceil(now / HOUR) * HOUR + HOUR
  return signedUrlFor('withheld_pictures.show', { '*': name.split('/') }, { expiresIn: end - now })
}
