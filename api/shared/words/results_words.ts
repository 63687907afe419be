import type { Words, WordsOf } from './words.js'

export const startingList: Words = {
  en: 'Starting list',
  mr: 'खेळाडूंची यादी',
  hi: 'खिलाड़ियों की सूची',
}

export const standings: Words = {
  en: 'Standings',
  mr: 'क्रमवारी',
  hi: 'अंक तालिका',
}

export const standingsAfter: WordsOf<[round: number]> = {
  en: (round) => `Standings after round ${round}`,
  mr: (round) => `फेरी ${round} नंतरची क्रमवारी`,
  hi: (round) => `राउंड ${round} के बाद की अंक तालिका`,
}

export const pointsAfter: WordsOf<[round: number]> = {
  en: (round) => `Points after round ${round}`,
  mr: (round) => `फेरी ${round} नंतरचे गुण`,
  hi: (round) => `राउंड ${round} के बाद के अंक`,
}

export const standingsAsOf: WordsOf<[time: string]> = {
  en: (time) => `Standings as of ${time}`,
  mr: (time) => `${time} पर्यंतची क्रमवारी`,
  hi: (time) => `${time} की अंक तालिका`,
}

export const playersCount: WordsOf<[count: number]> = {
  en: (count) => `${count} ${count === 1 ? 'player' : 'players'}`,
  mr: (count) => `${count} खेळाडू`,
  hi: (count) => `${count} खिलाड़ी`,
}

export const hiddenPlayer: WordsOf<[no: number]> = {
  en: (no) => `Player ${no}`,
  mr: (no) => `खेळाडू ${no}`,
  hi: (no) => `खिलाड़ी ${no}`,
}

export const place: Words = {
  en: 'Place',
  mr: 'क्रमांक',
  hi: 'स्थान',
}

export const startingNumber: Words = {
  en: 'No.',
  mr: 'क्र.',
  hi: 'क्र.',
}

export const points: Words = {
  en: 'Points',
  mr: 'गुण',
  hi: 'अंक',
}

export const white: Words = {
  en: 'White',
  mr: 'पांढरे',
  hi: 'सफ़ेद',
}

export const black: Words = {
  en: 'Black',
  mr: 'काळे',
  hi: 'काले',
}

export const result: Words = {
  en: 'Result',
  mr: 'निकाल',
  hi: 'नतीजा',
}

export const notPaired: Words = {
  en: 'Not paired',
  mr: 'जोडी नाही',
  hi: 'जोड़ी नहीं',
}

export const winners: Words = {
  en: 'Winners',
  mr: 'विजेते',
  hi: 'विजेता',
}

export const tieBreakNumber: WordsOf<[number: string]> = {
  en: (number) => `Tie-break ${number}`,
  mr: (number) => `टायब्रेक ${number}`,
  hi: (number) => `टाईब्रेक ${number}`,
}

/** A tie-break: what those who are level have scored against each other. */
export const directEncounter: Words = {
  en: 'Direct encounter',
  mr: 'आपसांतील डाव',
  hi: 'आपसी बाज़ी',
}
