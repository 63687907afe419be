import { tournamentRules } from '@academy/api/shared/rules/tournament_rules'
import { WORD_END } from '@academy/api/shared/text/whole_words'
import { COPIED_STAMP, EXPORTED_STAMP } from '@/lib/chat-stamps'
import { withoutMarkup } from '@/lib/markup'

const FORWARDING = new RegExp(
  `^(?:[^\\p{L}\\p{M}\\d]*(?:fwd|fw|forwarded(?: as received| many times)?|reminder|(?:(?:अनेक|बऱ्याच) ?(?:वेळा|वेळेस) |कई बार )?(?:फॉरवर्ड|फ़ॉरवर्ड|अग्रेषित)(?!\\s*कर)(?: के(?:लेल[ेाी]|ल[ेाी])| किया(?: गया| हुआ)?)?)${WORD_END}[\\s:.!*-]*)+`,
  'iu'
)
const COPIED = new RegExp(COPIED_STAMP, 'gmu')
const GREETING = new RegExp(
  `^[^\\p{L}\\p{M}\\d]*(?:hi|hello|hey|dear|respected|namast\\p{L}*|good (?:morning|afternoon|evening|day)|greetings|jai|jay|om|radhe|ram ram|नमस्कार|नमस्ते|जय|राम राम|ॐ|श्री|आदरणीय|सप्रेम)${WORD_END}[^\\d:]{0,60}$`,
  'iu'
)
const PASS_ON =
  /(?:pls|plz|please|kindly|कृपया)\b.{0,20}\b(?:fwd|forward|share|circulate|spread|pass)|(?:fwd|forward|share)\b.{0,25}\b(?:groups?|grps?|everyone|all|friends)|(?:सर्व|सब)\p{L}*\s.{0,20}(?:पाठवा|शेअर|भेजें|शेयर)|(?:शेअर|फॉरवर्ड|शेयर)\s*(?:करा|करें)/iu
const CLOSING =
  /^[^\p{L}\p{M}\d]*(?:thanks?(?: you)?|thank u|regards|(?:with )?(?:warm|best|kind) regards|धन्यवाद|आभार)[^\p{L}\p{M}\d]*$/iu
/** A longer line says more than that it is passed on. */
const ASIDE_MAX = 80

const isAside = (line: string) =>
  line.length <= ASIDE_MAX && (GREETING.test(line) || PASS_ON.test(line) || CLOSING.test(line))

/** A text pasted from a chat, without who sent each of its messages, and when. */
export const withoutSenders = (text: string): string =>
  new RegExp(EXPORTED_STAMP, 'u').test(text.trimStart())
    ? text.replace(new RegExp(EXPORTED_STAMP, 'gmu'), '')
    : text.replace(COPIED, '')

const DESCRIPTION_MAX = tournamentRules.description.max

/** A circular as a description, without its last lines where it is longer than one may be. */
export function circularDescription(text: string): string {
  const whole = wholeDescription(text)
  if (whole.length <= DESCRIPTION_MAX) return whole
  const start = whole.slice(0, DESCRIPTION_MAX + 1)
  const end = start.lastIndexOf('\n')
  return start.slice(0, end > 0 ? end : DESCRIPTION_MAX).trim()
}

export const wholeDescription = (text: string): string =>
  withoutMarkup(withoutSenders(text))
    .split(/\r?\n/)
    .map((line) =>
      line
        .replace(/^[>\s]+/, '')
        .replace(FORWARDING, '')
        .trim()
    )
    .filter((line) => !isAside(line) && !/^[^\p{L}\p{M}\d]+$/u.test(line))
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
