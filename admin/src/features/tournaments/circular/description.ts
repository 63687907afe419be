import { withoutMarkup } from '@/lib/markup'

const FORWARDING =
  /^(?:[^\p{L}\p{M}\d]*(?:fwd|fw|forwarded(?: as received| many times)?|reminder)\b[\s:.!*-]*)+/iu
const GREETING =
  /^[^\p{L}\p{M}\d]*(?:hi|hello|hey|dear|respected|namast\p{L}*|good (?:morning|afternoon|evening|day)|greetings|jai|jay|om|radhe|ram ram|नमस्कार|नमस्ते|जय|राम राम|ॐ|श्री|आदरणीय|सप्रेम)(?![\p{L}\p{M}])[^\d:]{0,60}$/iu
const PASS_ON =
  /(?:pls|plz|please|kindly|कृपया)\b.{0,20}\b(?:fwd|forward|share|circulate|spread|pass)|(?:fwd|forward|share)\b.{0,25}\b(?:groups?|grps?|everyone|all|friends)|(?:सर्व|सब)\p{L}*\s.{0,20}(?:पाठवा|शेअर|भेजें|शेयर)|(?:शेअर|फॉरवर्ड|शेयर)\s*(?:करा|करें)/iu
const CLOSING =
  /^[^\p{L}\p{M}\d]*(?:thanks?(?: you)?|thank u|regards|(?:with )?(?:warm|best|kind) regards|धन्यवाद|आभार)[^\p{L}\p{M}\d]*$/iu
/** A longer line says more than that it is passed on. */
const ASIDE_MAX = 80

const isAside = (line: string) =>
  line.length <= ASIDE_MAX && (GREETING.test(line) || PASS_ON.test(line) || CLOSING.test(line))

export const circularDescription = (text: string): string =>
  withoutMarkup(text)
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
