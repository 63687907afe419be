import { LINE_MAX } from './lines'
import { NUMBER, ownName } from './typed-forms'
import * as words from './typed-words'

const BYE_BOARD = '(?:\\d{1,3}[).:-]*\\s)?'
const BYE_POINTS = '(?:[10½] ?- ?[10½]|[10½])?'
/** '3. Deo 1-0 (bye)', 'Deo bye 1', 'Bye: Deo 1', 'Bye: 5. Deo'. */
const BYE_FORMS = [
  `^${BYE_BOARD}(?<name>[^\\d½]*?)${NUMBER}${BYE_POINTS}[\\s(:-]*(?:(?:${words.VERSUS})\\.? )?${words.BYE}[\\s():-]*${BYE_POINTS}(?: points?)?[).,!]*$`,
  `^${BYE_BOARD}${words.BYE}[\\s:-]*${BYE_POINTS}(?<name>[^\\d½]*?)${NUMBER}${BYE_POINTS}$`,
  `^${words.BYE}[\\s:-]*${BYE_BOARD}(?<name>[^\\d½]*?)${NUMBER}$`,
].map((form) => new RegExp(form, 'iu'))

/** Who has a bye; undefined: nobody. */
export function byeIn(text: string): string | undefined {
  if (text.length > LINE_MAX) return undefined
  const groups = BYE_FORMS.map((form) => form.exec(text)?.groups).find(Boolean)
  const name = groups && ownName(groups.name ?? '')
  return name === undefined || words.MAY_BE_RESULT.test(name) ? undefined : name
}

/** As a table calls it. */
export function byeWords(text: string): string {
  if (/half|½/i.test(text)) return 'half bye'
  return /zero|(?<![-\d½] ?)0(?! ?-)/i.test(text) ? 'zero bye' : 'bye'
}
