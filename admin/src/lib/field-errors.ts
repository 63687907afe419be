import type { Coded } from '@academy/api/shared/rules/codes'
import { payloadOf } from '@/lib/errors'
import { messageOfFault } from '@/lib/fault-message'
import { language } from '~/i18n/language'

/** Which of a field's parts is at fault, as a path: one text in one language. */
function placeOf(name: string, fault: Coded | undefined) {
  const { language, field } = fault?.params ?? {}
  return language && field ? `${name}.${language}.${field}` : name
}

/** One sentence per refused field, by field name or path; empty when the refusal names none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { errors, faults: coded } = payloadOf(error)
  if (!errors || typeof errors !== 'object') return {}
  const sentences = Object.entries(errors).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string'
  )
  const said = (coded ?? {}) as Record<string, Coded | undefined>
  return Object.fromEntries(
    sentences.map(([name, sentence]) => [
      placeOf(name, said[name]),
      language() === 'en' ? sentence : messageOfFault(said[name] ?? {}),
    ])
  )
}
