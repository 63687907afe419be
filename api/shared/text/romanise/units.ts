import type { DevanagariLanguage } from '../../languages/language_of.js'

export interface Unit {
  onset: string[]
  vowel: string
  isNasal: boolean
}

const CONSONANTS: Record<string, string> = {
  क: 'k',
  ख: 'kh',
  ग: 'g',
  घ: 'gh',
  ङ: 'n',
  च: 'ch',
  छ: 'chh',
  ज: 'j',
  झ: 'jh',
  ञ: 'n',
  ट: 't',
  ठ: 'th',
  ड: 'd',
  ढ: 'dh',
  ण: 'n',
  त: 't',
  थ: 'th',
  द: 'd',
  ध: 'dh',
  न: 'n',
  ऩ: 'n',
  प: 'p',
  फ: 'ph',
  ब: 'b',
  भ: 'bh',
  म: 'm',
  य: 'y',
  र: 'r',
  ऱ: 'r',
  ल: 'l',
  ळ: 'l',
  ऴ: 'l',
  व: 'V',
  श: 'sh',
  ष: 'sh',
  स: 's',
  ह: 'h',
  क़: 'q',
  ख़: 'kh',
  ग़: 'g',
  ज़: 'z',
  ड़: 'd',
  ढ़: 'dh',
  फ़: 'f',
  य़: 'y',
}

const VOWELS: Record<string, string> = {
  अ: 'a',
  आ: 'a',
  इ: 'i',
  ई: 'i',
  उ: 'u',
  ऊ: 'u',
  ए: 'e',
  ऐ: 'ai',
  ओ: 'o',
  औ: 'au',
  ऑ: 'o',
  ॲ: 'a',
  ऍ: 'a',
  ॐ: 'om',
  'ा': 'a',
  'ि': 'i',
  'ी': 'i',
  'ु': 'u',
  'ू': 'u',
  'े': 'e',
  'ै': 'ai',
  'ो': 'o',
  'ौ': 'au',
  'ॅ': 'a',
  'ॉ': 'o',
  a: 'a',
  '': '',
}
const SYLLABIC_R = 'ऋृॠॄ'

const UNIT =
  /((?:[क-ह]\u093c?\u094d)*[क-ह]\u093c?)?(\u094d|[\u093e-\u094c\u0962\u0963]|[\u0904-\u0914\u0950\u0960\u0961\u0972])?([\u0901\u0902])?[\u0903\u093d]?/gu
const NUKTA = '\u093c'

export function readUnits(word: string): Unit[] {
  const units: Unit[] = []
  for (const [found, cluster = '', sign = '', nasal] of word.matchAll(UNIT)) {
    if (found === '') continue
    const isIndependentVowel = sign !== '' && /[\u0904-\u0914\u0950\u0960\u0961\u0972]/.test(sign)
    const onset = cluster.split('\u094d').filter(Boolean)
    // A vowel letter right after a consonant begins another syllable: 'मुंबई' is mum-ba-i.
    if (isIndependentVowel && onset.length > 0) units.push({ onset, vowel: 'a', isNasal: false })
    if (onset.length > 0 || sign !== '') {
      units.push({
        onset: isIndependentVowel ? [] : onset,
        vowel: sign === '\u094d' ? '' : sign || 'a',
        isNasal: nasal !== undefined,
      })
    }
  }
  return units
}

function writeOnset(onset: string[], language: DevanagariLanguage): string {
  return onset
    .map((letter) => CONSONANTS[letter] ?? CONSONANTS[letter.replace(NUKTA, '')] ?? '')
    .join('\u094d')
    .replace('j\u094dn', onset.includes('ञ') ? (language === 'mr' ? 'dny' : 'gy') : 'jn')
    .replace(/([kgtdpb])h\u094d\1h/, '$1$1h')
    .replace('ch\u094dchh', 'chh')
    .replace('ch\u094dch', 'cch')
    .replaceAll('\u094d', '')
}

/** How a nasal sounds before what follows: 'संघ' sangh, 'मुंबई' mumbai. */
const nasalBefore = (next: Unit | undefined) => (/^[पफबभमव]/.test(next?.onset[0] ?? '') ? 'm' : 'n')

export function writeUnits(units: Unit[], language: DevanagariLanguage): string {
  return units
    .map(({ onset, vowel, isNasal }, index) => {
      const r = language === 'mr' ? 'ru' : 'ri'
      const sounded = vowel !== '' && SYLLABIC_R.includes(vowel) ? r : (VOWELS[vowel] ?? '')
      return writeOnset(onset, language) + sounded + (isNasal ? nasalBefore(units[index + 1]) : '')
    })
    .join('')
}
