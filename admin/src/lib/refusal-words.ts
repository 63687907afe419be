import type { Coded } from '@academy/api/shared/rules/codes'
import { wordsOf, type CodedWords } from '@/lib/coded-words'
import { payloadOf, requestIdOf, statusOf } from '@/lib/errors'
import { faultMessage, faultWords } from '@/lib/fault-message'
import { m } from '@/lib/messages'

const sentences: CodedWords = {
  unauthenticated: m.refusalSignIn,
  body_too_large: m.refusalTooLarge,
  unexpected: m.refusalUnexpected,
  storage_full: m.refusalStorageFull,
  busy: m.refusalBusy,
  key_taken: m.refusalKeyTaken,
  stale: m.refusalStale,
  sign_in_refused: m.refusalCredentials,
  notices_full: m.refusalNoticesFull,
  own_account: m.refusalOwnAccount,
  forbidden: m.refusalForbidden,
  too_many_requests: m.refusalTooMany,
  as_before: m.asBefore,
  nothing_before: m.nothingBefore,
  picture_gone: m.refusalPictureGone,
}

interface ValidationFaults {
  faults?: Record<string, Coded>
  /** In English. */
  errors?: Record<string, string>
}

/** One sentence per refused field, by field name or path; empty when the refusal names none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { faults = {} } = payloadOf(error) as ValidationFaults
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [pathOf(name, fault), faultMessage(fault)])
  )
}

/** Of translations, the one text in one language that is at fault. */
function pathOf(name: string, { params }: Coded): string {
  const isOfTranslation = params && 'language' in params
  return isOfTranslation ? `${name}.${params.language}.${params.field}.text` : name
}

/** Nothing is said of a field that is marked: what is wrong with it stands there. */
function faultsInWords(error: unknown, isMarked: (path: string) => boolean): string | undefined {
  const { faults = {}, errors = {} } = payloadOf(error) as ValidationFaults
  const named = Object.entries(faults)
  const unmarked = named.filter(([name, fault]) => !isMarked(pathOf(name, fault)))
  const words = new Set(
    unmarked.map(([name, fault]) => faultWords(fault) ?? errors[name] ?? m.faultOther())
  )
  const marked = unmarked.length < named.length ? [m.refusalMarked()] : []
  return [...marked, ...words].join(' · ') || undefined
}

const NOTHING_MARKED: (path: string) => boolean = () => false

/**
 * What the server has refused, in the reader's language; where that does not say what to mend, with
 * the number by which the operator finds it in the log.
 * @param isMarked whether what is wrong with the field of a path is said beside it
 */
export function messageOf(error: unknown, fallback: string, isMarked = NOTHING_MARKED): string {
  const own =
    wordsOf(sentences, payloadOf(error) as Partial<Coded>) ?? faultsInWords(error, isMarked)
  const sentence = own ?? fallback
  const isExplained = own !== undefined && (statusOf(error) ?? 0) < 500
  const number = requestIdOf(error)?.slice(0, 8)
  return isExplained || !number ? sentence : `${sentence} ${m.requestNumber({ number })}`
}
