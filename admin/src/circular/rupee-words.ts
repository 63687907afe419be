import { anyOf } from '@academy/api/shared/text/whole_words'

const IN_FULL = anyOf('rupees?|rupay[ae]|रुपय*|रूपय*|रुपए|रूपए')
const SHORT = `${anyOf('rs|inr|रु|रू')}`

/** What stands before an amount: a part of a regular expression. */
export const CURRENCY = `(?:₹|(?:${SHORT}|${IN_FULL})\\.?)`

/** What stands behind an amount, and does not begin the next one: '1st 500 Rs. 300' */
export const RUPEES_BEHIND = `(?:/-|/=|-/|${SHORT}(?!\\.?\\s*\\d)\\.?|${IN_FULL})`

export const HUNDRED = 'hundreds?|शे|सौ|she'
export const THOUSAND = 'thousands?|हजार|हज़ार|hajaa?r|hazaa?r'
export const LAKH = 'lakhs?|lacs?|लाख'
