import { codeOf, type Coded } from '@academy/api/shared/rules/codes'
import { m } from '@/lib/messages'
import { language } from '~/i18n/language'

type Params = Record<string, string | number>

const faults: Partial<Record<Coded['code'], (p: Params) => string>> = {
  required: m.faultRequired,
  one_line: m.faultOneLine,
  translation_one_line: m.faultOneLine,
  too_long: ({ max = '' }) => m.faultTooLong({ max }),
  translation_too_long: ({ max = '' }) => m.faultTooLong({ max }),
  too_short: ({ min = '' }) => m.faultTooShort({ min }),
  too_many: ({ max = '' }) => m.faultTooMany({ max }),
  email_invalid: m.faultEmail,
  phone_characters: m.faultPhone,
  date_invalid: m.faultDate,
  time_invalid: ({ example = '' }) => m.faultTime({ example }),
  web_address_invalid: m.faultWebAddress,
  number_out_of_range: ({ min = '', max = '' }) => m.faultNumber({ min, max }),
  rupees_out_of_range: ({ min = '', max = '' }) => m.faultRupees({ min, max }),
  rupees_invalid: ({ min = '' }) => m.faultAmount({ min }),
  end_without_start: m.faultEndWithoutStart,
  end_before_start: m.faultEndBeforeStart,
  deadline_after_start: m.faultDeadline,
  slug_characters: m.faultSlug,
  slug_taken: m.faultSlugTaken,
  picture_too_large: ({ megabytes = '' }) => m.faultPictureTooLarge({ megabytes }),
  picture_too_many_pixels: ({ megapixels = '' }) => m.faultPicturePixels({ megapixels }),
  picture_too_heavy: m.faultPictureHeavy,
  picture_unreadable: m.faultPictureUnreadable,
  password_too_common: m.faultPasswordCommon,
  password_wrong: m.faultPasswordWrong,
  placeholder_unknown: ({ placeholder = '' }) => m.faultPlaceholder({ placeholder }),
  recipients_missing: m.faultRecipientsMissing,
}

export const messageOfFault = ({ code, params = {} }: Partial<Coded>) =>
  (code && faults[code]?.(params)) ?? m.faultOther()

/** A sentence of the shared rules in the app's language: English is said as it comes. */
export const faultMessage = (english: string) =>
  language() === 'en' ? english : messageOfFault(codeOf(english) ?? {})
