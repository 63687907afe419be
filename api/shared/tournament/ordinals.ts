interface Ordinal {
  /** Whole words of English, Marathi and Hindi, and of Marathi in Latin letters. */
  place: string
  /** In Devanagari without its ending. */
  stem: string
  /** Who wins it. */
  winner?: string
}

/** A place as people write it, from the first on: parts of regular expressions. */
export const ORDINALS: readonly Ordinal[] = [
  {
    place: 'first(?!\\s+runner)|pahil[aei]|प्रथम',
    stem: 'पहिल|पहल',
    winner: 'winner|winning|champions?|विजेता',
  },
  {
    place: 'second(?!\\s+runner)|dus?r[aei]|dusar[aei]|द्वितीय',
    stem: 'दुस[रऱ]|दूसर',
    winner: '(?:(?:1st|first)\\s+)?runners?[\\s-]?ups?|उपविजेता',
  },
  {
    place: 'third|tisa?r[aei]|तृतीय',
    stem: 'तिस[रऱ]|तीसर',
    winner: '(?:2nd|second)\\s+runners?[\\s-]?ups?',
  },
  { place: 'fourth|chauth[aei]|चतुर्थ', stem: 'चौथ' },
  { place: 'fifth|pan?chv[aei]|pan?chav[aei]|पंचम', stem: 'पाचव|पांचव|पाँचव' },
  { place: 'sixth|sahav[aei]|षष्ठ', stem: 'सहाव|छठ|छठव' },
  { place: 'seventh|satv[aei]|सप्तम', stem: 'सातव' },
  { place: 'eighth|aa?thv[aei]|अष्टम', stem: 'आठव' },
  { place: 'ninth|navv[aei]|नवम', stem: 'नवव|नौव|नव' },
  { place: 'tenth|dahav[aei]|दशम', stem: 'दहाव|दसव' },
  { place: 'eleventh', stem: 'अकराव|ग्यारहव' },
  { place: 'twelfth', stem: 'बाराव|बारहव' },
  { place: 'thirteenth', stem: 'तेराव|तेरहव' },
  { place: 'fourteenth', stem: 'चौदाव|चौदहव' },
  { place: 'fifteenth', stem: 'पंधराव|पंद्रहव|पन्द्रहव' },
]

/** What a stem ends in where it says a place: 'पहिला', 'पाँचवाँ', 'पहिलं'. */
export const ORDINAL_ENDING = '(?:[ाेी][ंँ]?|ं)'

/** Or where something of it is told: 'पहिल्या' */
export const ORDINAL_IN_A_CASE = `(?:${ORDINAL_ENDING}|्या)`

/** From one on. */
export const ROMANS = 'I II III IV V VI VII VIII IX X XI XII XIII XIV XV'.split(' ')
