import { latinDigits } from '@academy/api/shared/text/latin_digits'
import { COPIED_STAMP, EXPORTED_STAMP } from '@/lib/chat-stamps'
import { plain } from './lines'
import { withHalves } from './scores'
import { NORMAL_FORM } from './typed-words'

const STAMP = new RegExp(`${COPIED_STAMP}|${EXPORTED_STAMP}`, 'u')
const PICTURES =
  /[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}\u{fe0f}\u{20e3}]/gu
const TEN = /🔟/gu
/** What a messenger writes itself. */
const OF_MESSENGER =
  /<This message was edited>|<Media omitted>|(?:image|video|sticker|GIF|audio|document) omitted|(?:This message was|You) deleted(?: this message)?|^Forwarded(?: many times)?$|^Read more$|^\s*Missed (?:voice|video) call$/gi
const BULLET = /^[•▪●◦·>-]+ (?=[\p{L}\d])/u

/** A line as it was typed: without what a messenger puts around it, each sign in one form. */
export const chatLine = (line: string) =>
  withHalves(
    latinDigits(
      plain(
        line.replace(/[*_~]/g, '').replace(TEN, '10').replace(PICTURES, '').normalize(NORMAL_FORM)
      )
    )
      .replace(STAMP, '')
      .replace(OF_MESSENGER, '')
      .replace(/[\p{Pd}−]/gu, '-')
  )
    .trim()
    .replace(BULLET, '')

/** Stands where a picture was. */
const PICTURE = '¦'

/** The same, where a picture within it parts two words: 'Asha ✔️ paid' is no name. */
export const partedLine = (line: string) =>
  chatLine(line.replace(TEN, '10').replace(/\p{Extended_Pictographic}/gu, PICTURE))
    .replace(/^[\s¦]+|[\s¦]+$/g, '')
    .replace(/(?<!\p{L}[^¦]*)¦/gu, '')
    .replace(/\s+/g, ' ')

/** The number that a line of a list begins with. */
export const NUMBERED_LINE = /^\(?(?<no>\d{1,4})(?:\)|\s*[.:-])?\s*(?=\p{L})/u

/** Whether a line has the number before the first one of a list, or after its last one. */
export function isNextTo(text: string, first: number, last: number): boolean {
  const no = Number(NUMBERED_LINE.exec(text)?.groups?.no)
  return no === first - 1 || no === last + 1
}
