/** Letters from क to ह without the breath in them: क and ख sound alike to a search. */
const CONSONANTS = 'kkggnccjjnttddnttddnnppbbmyrrlllvsssh'

const VOWELS = [
  ...['a', 'a', 'a', 'i', 'i', 'u', 'u', 'ri', 'ri'],
  ...['a', 'e', 'e', 'ai', 'o', 'o', 'o', 'au'],
]
const FIRST_VOWEL = 0x904
const FIRST_CONSONANT = 0x915
const TO_SIGNS = 0x38

function latinOf(letter: string): string {
  const code = letter.charCodeAt(0)
  const vowel = code - FIRST_VOWEL
  return VOWELS[vowel] ?? CONSONANTS[code - FIRST_CONSONANT] ?? VOWELS[vowel - TO_SIGNS] ?? 'a'
}

/** In this order; each word is in lower case, with a space before it and one behind. */
const RULES: [spellings: RegExp, one: string | typeof latinOf][] = [
  // Latin letters: Chaudhary, Camp.
  [/([b-df-hj-np-tv-z])y /g, '$1i '],
  [/c(?!h)|q/g, 'k'],
  // Devanagari: a consonant is followed by 'a' where nothing else is written, but not at the end.
  [/ज्ञ/g, 'ग्य'],
  [/ओं/g, 'om'],
  [/ं(?=[प-म])/g, 'm'],
  [/[ँं]/g, 'n'],
  [/[क-ह](?=[a-zऄ-ह])/g, '$&a'],
  [/[ऄ-हा-ौॲ]/g, latinOf],
  [/्/g, ''],
  // Consonants: Dnyaneshwar, Laxmi, Phaltan, Zende, Pawar, Hrushikesh, Khedkar.
  [/dny/g, 'gy'],
  [/ jn/g, ' gy'],
  [/x/g, 'ks'],
  [/z/g, 'j'],
  [/w/g, 'v'],
  [/ hr/g, ' r'],
  [/([bcdgjkmnprstv])h+/g, '$1'],
  [/f/g, 'p'],
  // Vowels: Meera, Pooja, Vitthal, Jalgaon, Deo, Saurabh, Sourabh, Gaikwad, Pandey, Priya, Goa.
  [/ee/g, 'i'],
  [/oo/g, 'u'],
  [/([a-z])\1+/g, '$1'],
  [/g(?:aon|anv)/g, 'gav'],
  [/([ae])o/g, '$1v'],
  [/(?:au|o[uv])(?![aeiou])/g, 'av'],
  [/a[ie]/g, 'ay'],
  [/ey /g, 'e '],
  [/oa /g, 'ova '],
  [/i(?=[aeou])/g, 'iy'],
  // Krushna and Krishna, Rutuja and Rituja, Onkar and Omkar; two names that follow no rule.
  [/([bdghkmnpstv])ru/g, '$1ri'],
  [/ ru(?=[cst])/g, ' ri'],
  [/ onk/g, ' omk'],
  [/ahmed/g, 'ahmad'],
  [/ verma /g, ' varma '],
]

/**
 * Takes the 'a' out of a word behind its first vowel, which is written or left out at will (Bhosale,
 * Bhosle): not before the last consonant, nor at the end after a single one (Akash, Sunita).
 */
const withoutSchwas = (_: string, head: string, tail: string) =>
  head +
  tail
    .replace(/a(?=..)/g, '')
    .replace(/([^aeioul])h/g, '$1')
    .replace(/([^aeiou]{2}|h)a$/, '$1')

/** In capitals: ' SANGLI ' for 'Sangali', 'sanglee' and 'सांगली'. */
export function phoneticKey(text: string): string {
  const plain = text
    // Thousands of marks on one letter take seconds to be put in order.
    .replace(/(\p{M}{9})\p{M}+/gu, '$1')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0903\u093c\u093d\u200c\u200d'’]/g, '')
  const words = plain.match(/\p{L}[\p{L}\p{M}]*|\p{N}+|\n/gu)
  if (!words) return ''
  const spelt = RULES.reduce(
    (result, [spellings, one]) => result.replace(spellings, one as string),
    ` ${words.join(' ')} `
  )
  return spelt.replace(/( [^aeiou ]*[aeiou])([^ ]*)/g, withoutSchwas).toUpperCase()
}
