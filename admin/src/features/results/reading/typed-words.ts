import { ADDRESS_START, addressFrom } from '@academy/api/shared/text/addresses_in_text'
import { anyOf, WORD_END, WORD_START } from '@academy/api/shared/text/whole_words'
import { UNDER } from '@academy/api/shared/patterns/age_words'
import { MONTH } from '@/circular/month-words'
import { CURRENCY } from '@/circular/rupee-words'

/** Lines of a chat are brought into this form before they are compared with these words. */
export const NORMAL_FORM = 'NFKC'

export const BOARD_WORDS = 'boards?|bd|bo|table|बोर्ड|पट|टेबल'
export const BYE = anyOf('(?:(?:half|full|zero)[ -])?(?:points?[ -])?byes?', 'बाय')
export const VERSUS = 'vs?|v/s|against|विरुद्ध|वि'
/** Words that stand between two players only: a single 'v' may be an initial. */
export const VERSUS_ALONE = 'vs|v/s|against|विरुद्ध'

/** Behind a result: it was not played. */
export const WALKOVER = anyOf('w[./]?o\\.?|walk ?-?over|forfeit|पुढे चाल|वॉक ?ओव्?हर')

const IS = '(?: (?:होत[ाीे]|राहिल[ाीे]|आहेत?|था|थी|थे|रहा|रही|रहे|है|हैं))?'
/** Behind a name: whoever it is did not come, and has lost without a game. */
export const ABSENT = anyOf(
  '(?:(?:is|was|remained) )?(?:absent|not present)|no-? ?show',
  "(?:did ?not|did ?n[o’']?t|has not|not) (?:come|came|turn(?:ed)? up|show(?:ed)?(?: up)?|appear(?:ed)?|report(?:ed)?|arrived?|attend(?:ed)?)",
  `(?:ग़?ैरह(?:जर|ाज़?िर)|अनुपस्थित)${IS}|उपस्थित (?:नाही|नव्हत[ाीे]|नहीं)${IS}`,
  'आल[ाी] नाही|नाही आल[ाी]|आल[ेा] नाहीत?|नही[ंं]? आ(?:या|यी|ई|ये|ए)',
  'gair ?ha[jz][ai]r|anupasthit|aa?l[aie] nahi|nahi aa?(?:l[aie]|y[aei])'
)

/** In time, of whoever has lost or won: 'वेळेत हरला', 'time pe haar gaya'. */
export const IN_TIME =
  '(?:वेळे(?:त|वर|मुळे|अभावी)|वेळ संपल्या(?:ने|मुळे)|टाइम(?:वर| पर)|समय (?:पर|से|में|(?:ख़?त्म|समाप्त) होने पर)|vele(?:t|var)|time (?:var|vr|pe|par)) '
const MATED = '(?:check-? ?)?mate'
const HOW = `(?:(?:on|by|due to) time|by (?:resignation|resigning|${MATED}))`
/** Behind a name: its own game is lost, or won, at the board. */
export const HAS_LOST = `(?:(?:has |have |had )?(?:lost|loses)(?: ${HOW})?|(?:has |have |had )?resign(?:ed|s)|timed out|(?:was |got |is )${MATED}d|(?:${IN_TIME})?(?:हरल[ाी]|हार(?:ा|ी| गया| गई| गए)|harl[ai]|haa?r gay[aei]))`
export const HAS_WON = `(?:(?:has |have |had )?(?:won|wins)(?: ${HOW})?|विजयी(?: झाल[ाीे]| रह[ाीे]| हु[आईए])?|(?:${IN_TIME})?(?:जिंकल[ाीे]|जीत(?:ा|ी| गया| गई| गए)|jinkl[aie]|jee?t gay[aei]))`
/** Behind a score: how it came to it, whoever has won. */
export const MANNER = anyOf(HOW, 'resignation', MATED, 'time(?:-? ?out)?')
/** In what was taken for a name: it tells how the game ended, and was not understood. */
export const NO_NAME = new RegExp(
  `${ABSENT}|${WALKOVER}|${anyOf(HOW, 'resign*|(?:in)?correct(?:ed|ions?)?|mistake*|wrong*|sorry')}|\\s(?:won|lost)$`,
  'iu'
)

/** Behind a name: how its game ended. 'Asha vs Sai - Sai won' */
export const TELLS_OUTCOME = new RegExp(
  `\\s\\(?(?:${ABSENT}|${anyOf('resign*|on time|won|wins|winner|lost|loses|drew|drawn|विजयी*|जिंकल[ाीे]|हरल[ाी]|बरोबरी*|jinkl[aie]|harl[ai]')})`.normalize(
    NORMAL_FORM
  ),
  'iu'
)

/** What others in the chat answer, which is no result. */
export const ACKNOWLEDGED =
  /^(?:ok|okay|k|yes|noted|done|great|nice|super|thanks?|thank you|congrat\p{L}*|well played|good (?:luck|game|morning|evening)|धन्यवाद|ठीक(?: आहे| है)?|हो|हाँ|जी|अभिनंदन|बधाई|शुक्रिया)(?: (?:sir|madam|all|to all|सर|मॅडम|जी))*[\s.!,]*$/iu

/** A line with one of these may be a result, even without a score. */
const RESULT_WORDS = [
  'won|wins?|winner|winning|victor*|beat|beats|beaten|defeat*|def',
  'lost|loses?|losing|loss|draws?|drew|drawn|ties?|tied|equal*',
  'resign*|walk ?-?overs?|w[./]?o|forfeit*|default*|absent*|no-? ?show',
  'wrong*|mistake*|incorrect*|revers(?:e|ed)|swap(?:ped)?|गलत*|ग़लत*|चूक*|चुकी*|उलट*|galat|chuk',
  'not c[oa]me|not turn*|did ?n[o’]?t|withdr*|check-? ?mate*|mated?|stalemate*',
  'on time|time-? ?out|flag*|white|black|board|bd|table|versus',
  VERSUS,
  'points?|half|nil|zero|scored|scores|disqualif*|[wld](?= ?(?:$|[,;)]))',
  'bt|outplay*|crush*|stun(?:s|ned)|upset*|held|holds|through|advance*|left|stopped|award*|ff',
  // Marathi and Hindi in Latin letters.
  'jink*|jee?t(?:l?[aei])?|har(?:l|al|v)*|haar*|har gay[aei]|bar[ao]bar*',
  'gair ?ha[jz]ir|anupasthit|vijayi|aa?l[ai] nahi|nahi aa?(?:l[ai]|y[ai])',
  // Marathi.
  'जिंक*|जिकल*|विजयी|विजेत*|हरल*|हरव*|पराभ*|पराज*|बरोबरी*|ड्रॉ*|अनिर्ण*',
  'गैरह*|अनुपस्थित|पुढे चाल|वॉक ?ओ*|राजीनामा|माघार*|रिझाइन*|सोडल*|मात|शह',
  'आल[ाीे] नाही*|नाही आल[ाीे]|पांढर*|काळा|काळ्या*|पट|पटा*|गुण|गुणां*|अंक|अर्ध*',
  'विजय(?= ?[.!]?$)|उपस्थित नाही*|उपस्थित नव्ह*|बाज़?ी मार*|शरण*|पॉ[इई]ंट*',
  // Hindi.
  'जीत*|जित*|हरा*|हार*|बराबर*|ड्रा|रिज़ाइन*|छोड़*|इस्तीफ*|सफ़?ेद|काला',
  'नहीं आ*|नही आ*|बोर्ड*|टेबल*|आध[ाेी]|बनाम|परास्त*|शिकस्त|टाई|व्हा[इई]ट|वाइट|ब्ल[ॅै]क',
]

/** '+', 'Kale > Patil', 'Kale - - - Patil'. */
const RESULT_SIGNS = [
  '[\\d½+±]',
  '\\p{L} ?[<>=] ?\\p{L}',
  '\\p{L} ?- ?[-/:] ?- ?\\p{L}',
  // 'Kale b Patil', and no 'Group B, Girls'.
  '(?<!\\b(?:group|section|division|team|class|hall)) b \\p{L}',
]

export const MAY_BE_RESULT = new RegExp(`${RESULT_SIGNS.join('|')}|${anyOf(...RESULT_WORDS)}`, 'iu')

/** 'Kale ✅ Patil ❌', 'Kale 🤝 Patil'; a cup beside a title is none. */
export const RESULT_PICTURES =
  /\p{L}[^\p{L}]{0,4}[✅✔☑🤝🏆👑🥇🥈⚪⚫⬜⬛][^\p{L}]{0,4}\p{L}|[✅✔☑]\ufe0f?\s*$|[❌✖➕➖🏳]/u

const CORRECTED = anyOf(
  'corrections?|corrected(?: result)?|(?:correct|updated|revised) result|updated?|revised',
  '(?:चूक )?दुर[ुू]स्ती|सुधारणा|सुधारित(?: निकाल)?|सुधार|संशोधन|(?:बरोबर|योग्य) निकाल|सही (?:नतीजा|परिणाम)',
  'durusti|sudhar(?:na)?'
)
/** 'Sorry, Kale won'; behind a result such a word may take it back. */
const SORRY = anyOf('sorry|क्षमस्व|माफ़? करा|माफ़? करें')
/** Before or behind a result: it holds, and not what was written of the game before. */
export const CORRECTION = new RegExp(
  `^(?:${CORRECTED}|${SORRY})(?:\\s*[:,-]+\\s*|\\s+(?=\\d|${anyOf(BOARD_WORDS)}))|[\\s,-]+\\(?${CORRECTED}\\)?[.!]*$`,
  'iu'
)

/** Struck out, a result no longer holds. */
export const STRUCK = /~[^~]{1,200}~|[❌✖]/u

/** The writer is not sure. */
export const DOUBT = /[?？؟❓❔⁇⁈⁉🤔🤷]/u

const COUNTED = [
  'players?|participants?|entries|students?|boards|rounds|games|schools?',
  'min(?:ute)?s?|sec(?:ond)?s?|hours?|days?|years?|prizes|trophies|km',
  'खेळाडू*|खिलाड़ी*|विद्यार्थी*|फेऱ्या*|मिनिट*|मिनट*|वर्ष*|बक्षिसे|दिवस',
]

/** A number that is no part of a longer one, or of a score. */
export const FROM = '(?<![\\d.,:/½-])'
export const TO = '(?![\\d½]|[.,:/-]\\d)'

const HOUR = `\\d{1,2}(?:[.:][0-5]\\d)? ?(?:[ap]\\.?m\\b\\.?|${anyOf('वाजता|वाजल्य*|वा|बजे')})`
const TIME = `(?:${HOUR}|\\d{1,2}(?::[0-5]\\d){1,2})`
const AGE = '(?:[5-9]|1\\d|2\\d)'
const LATER_HOUR = '(?:[7-9]|1\\d)\\.[0-5]\\d'

/** Numbers that are no score: links, telephones, days, hours, ages, sums, places, how many there are. */
export const HARMLESS = new RegExp(
  [
    addressFrom(ADDRESS_START),
    '\\b[a-z][a-z\\d-]{1,40}\\.(?:com|in|org|net)\\b\\S*',
    `${FROM}(?:\\+91[ -]?)?0?[6-9]\\d{4}[ -]?\\d{5}${TO}`,
    `${FROM}(?:0\\d{2,4}[ -])?\\d{6,12}${TO}`,
    `${FROM}0?[1-9]\\d{0,3}([./-])0?[1-9]\\d?\\1(?:20)?\\d{2}${TO}`,
    `${FROM}(?!00)\\d{2}-(?!00)\\d{2}${TO}`,
    `${FROM}(?!0)(?:\\d{2}\\/\\d{1,2}|\\d\\/\\d{2})${TO}`,
    `${FROM}${TIME}(?: ?- ?${TIME})?${TO}`,
    FROM + LATER_HOUR + TO,
    `${FROM}\\d{1,2}(?:st|nd|rd|th)? ?(?:of )?${MONTH}`,
    `${MONTH} \\d{1,2}(?:st|nd|rd|th)?(?! ?-)${TO}`,
    `${FROM}(?:19|20)\\d{2}(?:[/-]\\d{2})?${TO}`,
    `${WORD_START}${UNDER}[ /-]{0,3}${AGE}${TO}`,
    `${CURRENCY} ?\\d[\\d,]{0,12}(?:\\/-)?`,
    `${FROM}[1-9]\\d? ?(?:m(?:in(?:ute)?s?)?)?\\.? ?\\+ ?\\d{1,2} ?s(?:ec(?:ond)?s?)?${WORD_END}`,
    `${FROM}[1-9]\\d?\\+\\d{1,2}${TO}`,
    `${FROM}\\d{1,2}(?:st|nd|rd|th)${WORD_END}`,
    `${FROM}\\d{1,4} ?${anyOf(...COUNTED)}`,
    `${anyOf('players|participants|entries|rounds|फेऱ्या*|खेळाडू*')} ?[:-] ?\\d{1,4}${TO}`,
  ].join('|'),
  'giu'
)
