import { isSlipOf } from '../text/slips.js'
import { schoolKey, schoolSpellings, type ClubPlayer } from './school_names.js'

/** Two schools that are probably one, each as most of its players spell it. */
export interface AlikeSchools {
  /** The more frequent one, of equally frequent ones the fuller. */
  kept: string
  other: string
}

interface Word {
  letters: string
  /** 'Eng.' */
  isShort: boolean
  /** Of the place, where one letter tells towns apart: 'Satara', 'Satana'. */
  isOfPlace: boolean
}

interface SpeltSchool {
  name: string
  players: number
  words: Word[]
}

const WORD = /([,(]?)\s*([\p{L}\p{M}\p{N}'’`´ʼ]+)(\.?)/gu

/** What a school's place comes after, where no comma says so. */
const KIND =
  /^(?:schools?|sch|vidyala|vidyaniketan|vidyamandir|college|academ|institut|prashala|mandir|स्कूल|शाळा|विद्याल|विद्यामंदिर|विद्यानिकेतन|प्रशाला|कॉलेज|महाविद्याल)/u

function wordsOf(name: string): Word[] {
  const found = [...name.matchAll(WORD)]
    .map(([, mark, text, dot]) => ({
      letters: schoolKey(text),
      isShort: dot === '.',
      isMarked: mark !== '',
    }))
    .filter(({ letters }) => letters !== '')
  const kind = found.findLastIndex(({ letters }) => KIND.test(letters))
  let isOfPlace = false
  return found.map(({ letters, isShort, isMarked }, at) => {
    isOfPlace ||= isMarked || (kind >= 0 && at > kind)
    return { letters, isShort, isOfPlace }
  })
}

/** 'Eng.' is 'English', and 'Govt.' 'Government'. */
function isShortOf(short: Word, { letters }: Word): boolean {
  if (!short.isShort || short.letters.length >= letters.length) return false
  if (letters.startsWith(short.letters)) return true
  let at = 0
  for (const letter of letters) if (letter === short.letters[at]) at += 1
  return at === short.letters.length && letters.endsWith(short.letters.at(-1)!)
}

/** Whether the words of one are those of the other, but for short forms and one slip. */
function areAlike(one: SpeltSchool, other: SpeltSchool): boolean {
  let slips = 0
  for (const [at, word] of one.words.entries()) {
    const its = other.words[at]!
    if (word.letters === its.letters) continue
    if (isShortOf(word, its) || isShortOf(its, word)) continue
    const isNumbered = /\p{N}/u.test(word.letters + its.letters)
    if (isNumbered || word.isOfPlace || its.isOfPlace) return false
    if (!isSlipOf(word.letters, its.letters)) return false
    slips += 1
  }
  return slips < 2
}

/** Only those with the same number of words, which begin alike, can be one: a list of 1,000 is compared at once. */
const beginningsOf = ({ words }: SpeltSchool) => words.map(({ letters }) => letters[0]).join(' ')

const hasInitials = ({ words }: SpeltSchool) =>
  words.some(({ letters, isShort }) => isShort && letters.length === 1)

function inOrder(one: SpeltSchool, other: SpeltSchool): AlikeSchools {
  const isFirst =
    one.players !== other.players
      ? one.players > other.players
      : one.name.length >= other.name.length
  const [kept, left] = isFirst ? [one, other] : [other, one]
  return { kept: kept.name, other: left.name }
}

/**
 * Schools that are probably one: a word of one is a short form of the other's with its full stop, or a
 * long word has one wrong letter. Numbers and places that differ make two schools, and initials that
 * could be those of several are nobody's.
 */
export function alikeSchools(players: readonly ClubPlayer[]): AlikeSchools[] {
  const counts = Map.groupBy(players, ({ club }) => schoolKey(club))
  const schools = [...schoolSpellings(players)].map(([key, [name = '']]): SpeltSchool => ({
    name,
    players: counts.get(key)?.length ?? 0,
    words: wordsOf(name),
  }))
  const pairs: [SpeltSchool, SpeltSchool][] = []
  for (const group of Map.groupBy(schools, beginningsOf).values()) {
    for (const [at, one] of group.entries()) {
      for (const other of group.slice(at + 1)) if (areAlike(one, other)) pairs.push([one, other])
    }
  }
  const isClear = (school: SpeltSchool) =>
    !hasInitials(school) || pairs.filter((pair) => pair.includes(school)).length === 1
  return pairs.filter((pair) => pair.every(isClear)).map(([one, other]) => inOrder(one, other))
}
