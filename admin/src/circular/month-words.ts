import { monthPatterns } from '@academy/api/shared/days/written_days'
import { WORD_START } from '@academy/api/shared/text/whole_words'

/** The name of a month, as people write it in any language: a part of a regular expression. */
export const MONTH = `${WORD_START}(?:${monthPatterns().join('|')})`
