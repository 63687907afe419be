import type { Coded } from '@academy/api/shared/codes'
import { payloadOf } from '@/lib/errors'
import { say } from '@/lib/spoken'
import { language } from '~/language'

/** One sentence per refused field, by field name; empty when the refusal names none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors, faults: coded } = payloadOf(error)
  if (!errors || typeof errors !== 'object') return {}
  const sentences = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string'
  )
  if (language() === 'en') return Object.fromEntries(sentences)
  const said = (coded ?? {}) as Record<string, Coded | undefined>
  return Object.fromEntries(sentences.map(([name]) => [name, say(said[name] ?? {})]))
}
