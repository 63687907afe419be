/** From क to ह, without aspiration: क and ख get one key. */
const CONSONANTS = 'kkggnccjjnttddnttddnnppbbmyrrlllvsssh'

const VOWELS = [
  'a',
  'a',
  'a',
  'i',
  'i',
  'u',
  'u',
  'ri',
  'ri',
  'a',
  'e',
  'e',
  'ai',
  'o',
  'o',
  'o',
  'au',
]
const FIRST_VOWEL = 0x904
const FIRST_CONSONANT = 0x915
const TO_SIGNS = 0x38

function latinOf(letter: string): string {
  const code = letter.charCodeAt(0)
  const vowel = code - FIRST_VOWEL
  return VOWELS[vowel] ?? CONSONANTS[code - FIRST_CONSONANT] ?? VOWELS[vowel - TO_SIGNS] ?? 'a'
}

/** Applied in this order; words are in lower case and between spaces. */
const RULES: [pattern: RegExp, one: string | typeof latinOf][] = [
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
 * Drops each 'a' after the first vowel, whose spelling is optional (Bhosale, Bhosle), but not before the
 * last consonant, nor at the end after a single one (Akash, Sunita).
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
    // Normalizing thousands of marks on one letter takes seconds.
    .replace(/(\p{M}{9})\p{M}+/gu, '$1')
    .normalize('NFD')
    .replace(/[\u0300-\u036f\u0903\u093c\u093d\u200c\u200d'’]/g, '')
  const words = plain.match(/\p{L}[\p{L}\p{M}]*|\p{N}+|\n/gu)
  if (!words) return ''
  const spelt = RULES.reduce(
    (result, [pattern, one]) => result.replace(pattern, one as string),
    ` ${words.join(' ')} `
  )
  return spelt.replace(/( [^aeiou ]*[aeiou])([^ ]*)/g, withoutSchwas).toUpperCase()
}
