import { BY_WHOM, OF_WHOM, OVER_WHOM, TO_WHOM } from '@academy/api/shared/patterns/case_endings'
import { AND } from '@academy/api/shared/patterns/joining_words'
import { nameWords } from '@academy/api/shared/results/player_names'
import { anyOf } from '@academy/api/shared/text/whole_words'
import { sideOf } from './scores'
import { BOARD, END, OPPONENT, SIDE, UNNAMED } from './typed-forms'
import {
  ABSENT,
  BYE,
  HAS_LOST,
  HAS_WON,
  MANNER,
  VERSUS,
  VERSUS_ALONE,
  WALKOVER,
} from './typed-words'

interface Outcome {
  board: string
  white: string
  black: string
  /** '--+': the first one did not come. */
  score: '1-0' | '0-1' | '½-½' | '+--' | '--+'
}

const FIRST = SIDE('white')
const SECOND = SIDE('black')
const DRAWN = '[\\s:,-]*½-½'
const BETWEEN = `(?:${AND}|${VERSUS}|&|with|-)\\.?`

const HAS_BEATEN =
  '(?:has |have )?(?:beats?|beaten|defeat(?:s|ed)|def\\.?|bt|(?:won|wins|winner) (?:against|vs?\\.?|v/s|over|from))'
const HAS_LOST_TO =
  '(?:lost (?:to|against|vs?\\.?|v/s|from|with)|loses to|(?:was |got )?(?:beaten|defeated) by)'
/** 'Asha beat Sai on time', 'Asha beat Sai (resigned)' */
const BY_MANNER = (more = '') => `(?:[\\s,:-]+\\(?(?:${MANNER}${more})\\)?)?`
const UNPLAYED = `(?:by )?(?:a )?(?:${WALKOVER}|${anyOf('default')})`

const WINS = [
  `${FIRST}\\s+${HAS_BEATEN}\\s+${SECOND}(?:[\\s,:-]*1-0)?${BY_MANNER(`|${HAS_LOST}`)}`,
  `${FIRST}\\s+(?:विजयी|विजेता|विजेती|जिंकला|जिंकली|जिंकले) (?:वि\\.?|विरुद्ध|vs\\.?)\\s+${SECOND}`,
  `${FIRST}${BY_WHOM}\\s+${SECOND}${TO_WHOM}\\s+(?:हर(?:वले|वलं|वला|वली|विले)|पराभूत केले|पराभूत केलं|नमवले|नमवलं)`,
  `${FIRST}${BY_WHOM}\\s+${SECOND}${OF_WHOM}\\s+पराभव केला`,
  `${FIRST}${BY_WHOM}\\s+${SECOND}${OVER_WHOM}\\s+(?:मात केली|विजय मिळव(?:ला|िला))`,
  `${FIRST} ?ने\\s+${SECOND} ?को\\s+(?:हराया|हरा दिया|मात दी|परास्त किया|पराजित किया)`,
  // Marathi and Hindi in Latin letters.
  `${FIRST} ?ne\\s+${SECOND}(?: ?la hara[vw](?:le|la|li|ile)| ?ko hara(?:ya|yaa| diya))`,
]

const LOSSES = [
  `${FIRST}\\s+${HAS_LOST_TO}\\s+${SECOND}(?:[\\s,:-]*0-1)?${BY_MANNER(`|${HAS_WON}`)}`,
]

/** Who beat somebody that did not come. */
const UNPLAYED_WINS = [
  `${FIRST}\\s+${HAS_BEATEN}\\s+${SECOND}[\\s,:-]+\\(?(?:${UNPLAYED}|${ABSENT})\\)?`,
]
const UNPLAYED_LOSSES = [`${FIRST}\\s+${HAS_LOST_TO}\\s+${SECOND}[\\s,:-]+\\(?${UNPLAYED}\\)?`]

const DRAWS = [
  `${FIRST}\\s+(?:½-½|ties|tied) (?:with|against|vs?\\.?|v/s)\\s+${SECOND}`,
  `${FIRST}\\s+${BETWEEN}\\s+${SECOND}(?:${DRAWN}|\\s+(?:tied|tie))`,
  `(?:game )?draw between ${FIRST}\\s+${BETWEEN}\\s+${SECOND}`,
  `${FIRST}\\s+${BETWEEN}\\s+${SECOND}[\\s:,-]+(?:यांच्यात |यांची |यांचा |डाव |सामना )*(?:बरोबरी|बरोबरीत|ड्रॉ|अनिर्णित)(?: झाली| झाला| सुटला| राहिला)?`,
  `${FIRST}\\s+${BETWEEN}\\s+${SECOND}[\\s:,-]+(?:के बीच |की |का )?(?:बाज़ी |बाजी |मैच |मुक़ाबला )?(?:ड्रॉ|ड्रा|बराबर|बराबरी)(?: रहा| रही| रहे| हुआ| हुई| पर छूटा| पर छूटी)?`,
  `${FIRST}\\s+(?:ani|aani|aur|va)\\s+${SECOND}\\s+(?:barobari(?:t)?|barabar|½-½)`,
]

/** A game is no player, and behind a case an opponent may have been named. */
const NO_GAME = '(?<!डाव|सामना|बाज़ी|बाजी|game|match|कडून| से| को| ने| ko| ne| la)'

/** Of one player; whom he met is in the pairings. 'हरले' and 'harle' are a surname. */
const WON = `${FIRST}${NO_GAME}\\s+${HAS_WON}`
const LOST = `${FIRST}${NO_GAME}\\s+${HAS_LOST}`
const GAVE_UP = [
  `${FIRST}${BY_WHOM}\\s+(?:राजीनामा दिला|डाव सोडला|हार मानली)`,
  `${FIRST} ?ने\\s+(?:हार मान(?:ी| ली)|बाज़?ी छोड़(?:ी| दी)|इस्तीफ़?ा दिया)`,
]
const CAME_NOT = `${FIRST}${NO_GAME}\\s+${ABSENT}`
const DREW = `${FIRST}\\s+½-½`

/** 'Asha vs Sai - Sai won', 'आशा विरुद्ध सई: सई विजयी' */
const OF_THREE = `${FIRST}\\s+(?:${VERSUS})\\.?\\s+${SECOND}\\s*[-:,(]+\\s*(?<told>\\p{L}[^\\d½:,()-]*?)\\s+`
/** Two are named, or a game. */
const BETWEEN_TWO = new RegExp(`${anyOf(VERSUS_ALONE)}|\\s-+\\s`, 'iu')

const formsOf = (score: Outcome['score'], forms: string[]) =>
  forms.map((form) => ({
    score,
    // Of what is alike NFKC makes one, and of ½ three signs.
    pattern: new RegExp(`^${BOARD}${form}${END}$`.normalize('NFC'), 'iu'),
  }))

/** 'was beaten by' is no 'beaten'. */
const FORMS = [
  ...formsOf('--+', UNPLAYED_LOSSES),
  ...formsOf('+--', UNPLAYED_WINS),
  ...formsOf('0-1', LOSSES),
  ...formsOf('1-0', WINS),
  ...formsOf('½-½', DRAWS),
]
const FORMS_OF_ONE = [
  ...formsOf('1-0', [WON]),
  ...formsOf('0-1', [LOST, ...GAVE_UP]),
  ...formsOf('--+', [CAME_NOT]),
  ...formsOf('+--', [`${FIRST}\\s+(?:won|wins) ${UNPLAYED}`]),
  ...formsOf('½-½', [DREW]),
]
const FORMS_OF_THREE = [
  ...formsOf('1-0', [`${OF_THREE}${HAS_WON}\\)?`]),
  ...formsOf('0-1', [`${OF_THREE}${HAS_LOST}\\)?`]),
  ...formsOf('--+', [`${OF_THREE}${ABSENT}\\)?`]),
]

/** A line without one of these tells none, and need not be looked at closely. */
const TELLING = new RegExp(
  [
    'beat|defeat|def|bt|won|wins|winner|lost|loses|tie|draw|½|haa?r|bar[ao]bar|jinkl|jee?t',
    'resign|timed|mated|राजीनामा|सोडला|छोड़|इस्तीफ',
    ABSENT,
    'विज|जिंक|जीत|हार|हर|पराभ|पराज|परास|नमव|मात|बरोबरी|बराबर|ड्रॉ|ड्रा|अनिर्ण',
  ].join('|'),
  'iu'
)

/**
 * A result that is told in words: 'Asha beat Sai', 'आशाने सईला हरवले', 'Asha won', 'Board 2 white won';
 * undefined: it is none. Whoever is named first stands on White's side, which the pairings put right.
 */
export function outcomeOf(text: string): Outcome | undefined {
  if (!TELLING.test(text)) return undefined
  return outcomeOfTwo(text) ?? outcomeOfOneOfTwo(text) ?? outcomeOfOne(text)
}

/** What the first form that fits tells. */
function toldBy(forms: typeof FORMS, text: string) {
  for (const { score, pattern } of forms) {
    const groups = pattern.exec(text)?.groups
    if (groups) {
      const { board = '', white = '', black = '', told = '' } = groups
      return { board, white, black, told, score }
    }
  }
  return undefined
}

function outcomeOfTwo(text: string): Outcome | undefined {
  const found = toldBy(FORMS, text)
  if (!found) return undefined
  const { board, white, black, score } = found
  return { board, white, black, score }
}

/** Which of two players a name means that stands behind them. */
function sideIn(told: string, white: string, black: string): 'white' | 'black' | 'unclear' {
  const side = sideOf(told)
  if (side) return side
  const words = nameWords(told)
  const isOf = (name: string) => words.every((word) => nameWords(name).includes(word))
  if (isOf(white) === isOf(black)) return 'unclear'
  return isOf(white) ? 'white' : 'black'
}

const TURNED = {
  '1-0': '0-1',
  '0-1': '1-0',
  '½-½': '½-½',
  '+--': '--+',
  '--+': '+--',
} as const

const scoreFor = (side: 'white' | 'black', score: Outcome['score']) =>
  side === 'white' ? score : TURNED[score]

function outcomeOfOneOfTwo(text: string): Outcome | undefined {
  const found = toldBy(FORMS_OF_THREE, text)
  if (!found) return undefined
  const { board, white, black, told, score } = found
  const side = sideIn(told, white, black)
  const isOther = [white, black].some((name) => BETWEEN_TWO.test(name))
  if (side === 'unclear' || isOther) return undefined
  return { board, white, black, score: scoreFor(side, score) }
}

const WITH_BYE = new RegExp(BYE, 'iu')

function outcomeOfOne(text: string): Outcome | undefined {
  const found = toldBy(FORMS_OF_ONE, text)
  if (!found) return undefined
  const { board, white, score } = found
  const side = sideOf(white)
  if (side !== 'white' && side !== 'black') {
    const isOther = WITH_BYE.test(white) || BETWEEN_TWO.test(white)
    return isOther ? undefined : { board, white, black: OPPONENT, score }
  }
  // 'White won' says it of no board.
  if (board === '') return undefined
  return { board, white: UNNAMED, black: UNNAMED, score: scoreFor(side, score) }
}
