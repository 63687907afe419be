/** At most 30 marks, because NFC is quadratic in their number. */
const MARKS = /(\p{M}{1,30})\p{M}*/gu

export const composed = (text: string): string => text.replace(MARKS, '$1').normalize('NFC')

/**
 * Sequences of old keyboards and converters that look like one letter, which NFC leaves alone: the
 * Unicode Standard, chapter 12, 'Devanagari Vowel Letters', and the same of vowel signs.
 */
const LOOKALIKES = new Map([
  ['ाॅ', 'ॉ'],
  ['ॅा', 'ॉ'],
  ['ाॆ', 'ॊ'],
  ['ाे', 'ो'],
  ['ेा', 'ो'],
  ['ाै', 'ौ'],
  ['ैा', 'ौ'],
  ['अा', 'आ'],
  ['अॆ', 'ऄ'],
  ['अॅ', 'ॲ'],
  ['अॉ', 'ऑ'],
  ['आॅ', 'ऑ'],
  ['अॊ', 'ऒ'],
  ['आॆ', 'ऒ'],
  ['अो', 'ओ'],
  ['आे', 'ओ'],
  ['अौ', 'औ'],
  ['आै', 'औ'],
  ['र्इ', 'ई'],
  ['उु', 'ऊ'],
  ['एॅ', 'ऍ'],
  ['एॆ', 'ऎ'],
  ['एे', 'ऐ'],
  // The same sound on another keyboard.
  ['ऍ', 'ॲ'],
])
const LOOKALIKE = new RegExp([...LOOKALIKES.keys()].join('|'), 'g')

/** 'दु:ख', 'नि:शुल्क': the beginnings of words that have a visarga inside, written with a colon. */
const COLON = /(?<![\u0900-\u097f])(दु|नि|अंत|अन्त|पुन|प्रात|अध|बहि|स्वत|मन|तप):(?=[\u0904-\u0939])/g

const INVISIBLE = /\p{Cf}/gu

/** The half र of Marathi, 'कऱ्हाड': the Unicode Standard has two ways to write it (chapter 12, R5). */
const HALF_RA = /र्\u200d/g

/**
 * Texts that are the same to a reader become the same: composition, invisible characters, and Devanagari
 * keyed another way ('काॅलेज', 'कॉलेज'). For comparing, searching and spelling in Latin letters; what is
 * stored and shown stays as it was typed.
 */
export function oneSpelling(text: string): string {
  let spelt = composed(text.replace(HALF_RA, 'ऱ्').replace(INVISIBLE, ''))
  let before: string
  do {
    before = spelt
    spelt = before.replace(LOOKALIKE, (found) => LOOKALIKES.get(found)!)
  } while (spelt !== before)
  return spelt.replace(COLON, '$1ः')
}
