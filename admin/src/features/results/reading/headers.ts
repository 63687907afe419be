import { NORMAL_FORM } from './typed-words'

/**
 * What columns are called, without dots, spaces, hyphens, apostrophes and case: by pairing programs in
 * English, by people in the three languages.
 */
const NAMES = {
  rank: 'rk rank place pl pos position स्थान क्रमांक रँक रैंक',
  sno: 'sno snr startno stno startingno startnr',
  no: 'no nr # number क्र नं नंबर',
  serial:
    'sr srn srno slno sl serialno serial serialnumber serialnr rollno अक्र अनुक्र अनुक्रम अनुक्रमांक क्रसं क्रसंख्या क्रमसंख्या',
  board: 'bo bd board boardno table tableno पट बोर्ड टेबल पटक्र बोर्डनं',
  name: [
    'name names firstname givenname player players playername playersname nameofplayer nameofplayers nameoftheplayer',
    'fullname student students studentname studentsname nameofstudent nameofthestudent',
    'participant participants participantname nameofparticipant nameoftheparticipant',
    'child childname childsname nameofchild nameofthechild candidatename pupil',
    'नाव नांव पूर्णनाव संपूर्णनाव खेळाडू खेळाडूचेनाव खेळाडूंचीनावे खेळाडूंचेनाव विद्यार्थ्याचेनाव विद्यार्थी मुलाचेनाव मुलांचीनावे',
    'नाम पूरानाम खिलाड़ी खिलाड़ीकानाम खिलाड़ियोंकेनाम विद्यार्थीकानाम छात्रकानाम बच्चेकानाम',
  ].join(' '),
  colour:
    'white whiteplayer black blackplayer पांढरे पांढरा काळे काळा सफ़ेद सफेद काले काला व्हाइट व्हाईट ब्लॅक ब्लैक',
  middleName: 'middlename मधलेनाव',
  surname: 'surname lastname familyname आडनाव उपनाम',
  result: 'result results res निकाल नतीजा परिणाम',
  title: 'title ti tit',
  fideId: 'fideid fideno fidenumber',
  federation: 'fed federation country',
  rating: 'rtg rating elo rtgi irtg eloi fiderating ratings रेटिंग',
  nationalRating: 'rtgn nrtg elon',
  club: 'club/city club city school schoolname nameofschool nameoftheschool academy शाळा शाळेचेनाव क्लब अकादमी स्कूल विद्यालय',
  points: 'pts pt points score total गुण एकूणगुण अंक कुलअंक पॉइंट',
  group: 'gr group grp agegroup गट वर्गगट समूह',
  type: 'typ type cat category',
  sex: 'sex gender m/f लिंग',
  ignored: 'id pgn rp n w we wwe k rtg+/ krtg+/',
}

type Named = Exclude<keyof typeof NAMES, 'colour'>

export type Column = Named | 'tieBreak' | 'round' | 'private'

/** Removes what people write differently. */
const wordOf = (cell: string) =>
  cell
    .normalize(NORMAL_FORM)
    .toLowerCase()
    .replace(/[.:\s‐-―’'`_()\u200c\u200d-]/g, '')

const wordsFor = (names: string) => names.split(' ').map((name) => name.normalize(NORMAL_FORM))

/** What both sides of a pairing are called. */
const COLOURS = new Set(wordsFor(NAMES.colour))

const COLUMNS = new Map<string, Column>(
  Object.entries(NAMES).flatMap(([column, names]) =>
    wordsFor(names).map((name) => [name, column === 'colour' ? 'name' : (column as Named)])
  )
)

/** Where a child lives, when it was born, how to reach it: such columns are never read. */
const PRIVATE = new RegExp(
  [
    '^(?:dob|age|born|yob|village|villagename|taluka|tal|district|dist|pin|pincode)$',
    '^(?:students?|players?)?(?:mob|ph|tel|cell|cont|wa|alt|alternate|emergency|uid|samagra)(?:nos?|num|number|id)?\\d?$',
    'birth|bdate|mobile|phone|contact|wh?ats?app|e?mail|address|residen|aadh?aa?r|parent|father|mother|guardian|blood',
    '^(?:वय|गाव|गांव|गाँव|तालुका|तहसील|जिल्हा|ज़िला|जिला|आयु|उम्र)$',
    '^मो(?:नं|नंबर|क्र)?\\d?$|मोबा|भ्रमणध्वनी|दूरध्वनी|दूरभाष|चलभाष|फोन|फ़ोन|संपर्क|(?:व्हॉ|व्हा|वॉ|वा)ट्स',
    'जन्म|ईमेल|पत्ता|पता$|निवास|पालक|वडिल|वडील|पिता|आई(?:चे|$)|माता|अभिभावक|आधार|रक्त',
  ]
    .join('|')
    .normalize(NORMAL_FORM)
)

const TIE_BREAK =
  /^(tb\d+|wtg\d+|m?b(h|uc).*|sb.*|sonn.*|de|vict.*|wins?|won|koya|ks|ps|aro.*|tpr|bpg|bwg|prog.*|fide.*)$/
const ROUND = /^(?:\d{1,2}(?:rd)?|r(?:d|nd|ound)?\d{1,2})$/

function columnOf(word: string): Column | undefined {
  const named = COLUMNS.get(word)
  if (named) return named
  if (PRIVATE.test(word)) return 'private'
  if (ROUND.test(word)) return 'round'
  return TIE_BREAK.test(word) ? 'tieBreak' : undefined
}

export interface Header {
  isPairing: boolean
  cells: string[]
  columns: (Column | undefined)[]
}

/** Columns that may number the players. */
const NUMBERS: ReadonlySet<Column | undefined> = new Set(['no', 'sno', 'serial'])

/** A short list: 'No.' and 'Name', 'Name' and 'Rating', or the names beside anything that has numbers. */
function isShortList(columns: (Column | undefined)[]): boolean {
  if (columns.length < 2) return false
  return columns.every(Boolean) || columns.some((column) => NUMBERS.has(column))
}

/** Whether most words of a line are names of columns. */
export function namesColumns(line: string): boolean {
  const words = line.split(/\s+/).map(wordOf).filter(Boolean)
  const columns = words.map(columnOf)
  const known = columns.filter(Boolean)
  const isMost = known.length > words.length / 2
  return known.includes('name') && isMost && (known.length >= 3 || isShortList(columns))
}

/** In pairings, a single number column counts the boards. */
function withBoards(columns: (Column | undefined)[]): (Column | undefined)[] {
  const [only, ...others] = columns.filter((column) => NUMBERS.has(column))
  const isBoard = others.length === 0 && !columns.includes('board')
  return isBoard ? columns.map((column) => (column && column === only ? 'board' : column)) : columns
}

export function headerOf(cells: string[]): Header | null {
  const words = cells.map(wordOf)
  const columns = words.map(columnOf)
  const names = columns.filter((column) => column === 'name').length
  const hasColours = words.some((word) => COLOURS.has(word))
  const isPairing = names === 2 && (hasColours || columns.includes('result'))
  const filled = columns.filter((_column, at) => words[at])
  const isLong = columns.filter(Boolean).length >= 3
  const isList = names === 1 && !hasColours && (isLong || isShortList(filled))
  if (isPairing) return { isPairing, cells, columns: withBoards(columns) }
  return isList ? { isPairing, cells, columns } : null
}

/** Whether a line is no more than the head of a column of names. */
export const isNameHeader = (line: string) => columnOf(wordOf(line)) === 'name'

/** The columns of a list of names and what may stand behind them, as its head would name them. */
export const NAMES_ONLY: Header = {
  isPairing: false,
  cells: ['No.', 'Name', 'School', 'Rating', 'Group'],
  columns: ['no', 'name', 'club', 'rating', 'group'],
}

/** A plain loop, since it is called for each cell of a long list. */
export function placesOf({ columns }: Header, column: Column): number[] {
  const places: number[] = []
  for (const [place, one] of columns.entries()) {
    if (one === column) places.push(place)
  }
  return places
}

/** Where a column is, in pairings White's (0) or Black's (1); -1 if there is none. */
export function placeOf(header: Header, column: Column, side = 0): number {
  const places = placesOf(header, column)
  const isOfSide = header.isPairing && column !== 'board' && column !== 'result'
  return (isOfSide && places.length !== 2 ? undefined : places[side]) ?? -1
}
