const DAY = '[\\d०-९]{1,2}[/.-][\\d०-९]{1,2}(?:[/.-][\\d०-९]{2,4})?'
const TIME = '[\\d०-९]{1,2}[:.][\\d०-९]{2}(?:[:.][\\d०-९]{2})?[^\\]\\n:-]{0,12}?'
const NAME = '[^:\\n]{1,60}:[^\\S\\n]*'

/**
 * '[24/11, 9:14 pm] Name: ' and '[9:14 pm, 24/11/2026] Name: ', as WhatsApp copies messages: a part of a
 * regular expression with the flag `u`, for the beginning of a line.
 */
export const COPIED_STAMP = `^\\W{0,3}\\[(?:${DAY},?\\s${TIME}|${TIME},\\s${DAY})\\]\\s*${NAME}`

/** '24/11/26, 9:14 pm - Name: ', as it exports them: in other texts that may be a line of a schedule. */
export const EXPORTED_STAMP = `^\\W{0,3}${DAY},\\s${TIME}\\s-\\s${NAME}`
