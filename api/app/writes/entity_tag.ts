import type { HttpRequest } from '@adonisjs/core/http'
import { IfMatchMalformed } from '#exceptions/refusals'

const TAG = String.raw`(?:W/)?"[^"]*"`
const ONE_TAG = new RegExp(`^${TAG}$`)
const IF_MATCH = new RegExp(String.raw`^(?:\*|${TAG}(?:\s*,\s*${TAG})*)$`)

export function entityTag(item: { version: number }): string {
  return `"v${item.version}"`
}

/**
 * Which versions a change is for; undefined: whatever is there.
 * @throws IfMatchMalformed, also for an empty header: who sends one means to be careful
 */
export function ifMatchOf(request: HttpRequest): string | undefined {
  const header = request.headers()['if-match']?.trim()
  if (header !== undefined && !IF_MATCH.test(header)) throw new IfMatchMalformed()
  return header
}

/**
 * True without the header; weak tags never match (RFC 9110, 13.1.1).
 * @param item with the version 0 where there is nothing yet
 */
export function isMatch(header: string | undefined, item: { version: number }): boolean {
  if (header === undefined) return true
  if (header === '*') return item.version > 0
  return header.split(',').some((tag) => tag.trim() === entityTag(item))
}

/** Whether who sends the header has seen the version that it matches: a list of tags may be guessed. */
export const isOfOneVersion = (header: string | undefined): boolean =>
  header !== undefined && ONE_TAG.test(header)
