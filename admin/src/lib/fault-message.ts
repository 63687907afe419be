import type { Coded } from '@academy/api/shared/rules/codes'
import { wordsOf, type CodedWords } from '@/lib/coded-words'
import { m } from '@/lib/messages'
import { payloadOf } from '@/lib/errors'

const faults: CodedWords = {
  required: m.faultRequired,
  one_line: m.faultOneLine,
  translation_one_line: m.faultOneLine,
  too_long: m.faultTooLong,
  translation_too_long: m.faultTranslationLong,
  too_short: m.faultTooShort,
  too_many: m.faultTooMany,
  email_invalid: m.faultEmail,
  phone_characters: m.faultPhone,
  date_invalid: m.faultDate,
  time_invalid: m.faultTime,
  web_address_invalid: m.faultWebAddress,
  number_out_of_range: m.faultNumber,
  rupees_out_of_range: m.faultRupees,
  rupees_invalid: m.faultAmount,
  end_without_start: m.faultEndWithoutStart,
  end_before_start: m.faultEndBeforeStart,
  deadline_after_start: m.faultDeadline,
  group_twice: m.faultGroupTwice,
  ages_invalid: m.faultAges,
  ages_reversed: m.faultAgesReversed,
  level_or_ages: m.faultLevelOrAges,
  lesson_end_before_start: m.faultLessonEnd,
  seats_unknown: m.faultSeatsUnknown,
  seats_too_few: m.faultSeatsTooFew,
  last_day_before_first: m.faultLastDay,
  day_past: m.faultDayPast,
  batch_gone: m.faultBatchGone,
  slug_characters: m.faultSlug,
  slug_taken: m.faultSlugTaken,
  picture_too_large: m.faultPictureTooLarge,
  picture_too_many_pixels: m.faultPicturePixels,
  picture_too_heavy: m.faultPictureHeavy,
  picture_unreadable: m.faultPictureUnreadable,
  password_too_common: m.faultPasswordCommon,
  password_wrong: m.faultPasswordWrong,
  placeholder_unknown: m.faultPlaceholder,
  recipients_missing: m.faultRecipientsMissing,
  recipient_foreign: m.faultRecipientForeign,
  email_taken: m.faultEmailTaken,
  choice_unknown: m.faultChoice,
  reset_link_ended: m.linkEnded,
}

/** What is wrong with a field, in the reader's language. */
export const faultMessage = (fault: Coded): string => wordsOf(faults, fault) ?? m.faultOther()

/** One sentence per refused field, by field name or path; empty when the refusal names none. */
export function fieldErrorsOf(error: unknown): Record<string, string> {
  const { faults = {} } = payloadOf(error) as { faults?: Record<string, Coded> }
  return Object.fromEntries(
    Object.entries(faults).map(([name, fault]) => [pathOf(name, fault), faultMessage(fault)])
  )
}

/** Of translations, the one text in one language that is at fault. */
function pathOf(name: string, { params }: Coded): string {
  const isOfTranslation = params && 'language' in params
  return isOfTranslation ? `${name}.${params.language}.${params.field}.text` : name
}
