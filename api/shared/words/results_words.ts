import type { Language } from '../languages/languages.js'
import type { Words, WordsOf } from './words.js'

export const results: Words = {
  en: 'Results',
  mr: 'निकाल',
  hi: 'नतीजे',
}

export const resultsOf: WordsOf<[title: string]> = {
  en: (title) => `Results: ${title}`,
  mr: (title) => `निकाल: ${title}`,
  hi: (title) => `नतीजे: ${title}`,
}

export const finalResults: Words = {
  en: 'Final results',
  mr: 'अंतिम निकाल',
  hi: 'अंतिम नतीजे',
}

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

export const standingsAsOf: WordsOf<[time: string]> = {
  en: (time) => `Standings as of ${time}`,
  mr: (time) => `${time} पर्यंतची क्रमवारी`,
  hi: (time) => `${time} की अंक तालिका`,
}

export const live: Words = {
  en: 'Live',
  mr: 'लाइव्ह',
  hi: 'लाइव',
}

export const roundOf: WordsOf<[round: number, rounds: number]> = {
  en: (round, rounds) => `Round ${round} of ${rounds}`,
  mr: (round, rounds) => `${rounds} पैकी फेरी ${round}`,
  hi: (round, rounds) => `${rounds} में से राउंड ${round}`,
}

const liveRound: WordsOf<[round: number, rounds: number]> = {
  en: (round, rounds) => `Live: round ${round} of ${rounds}`,
  mr: (round, rounds) => `लाइव्ह: ${rounds} पैकी फेरी ${round}`,
  hi: (round, rounds) => `लाइव: ${rounds} में से राउंड ${round}`,
}

export const roundNumber: WordsOf<[round: number]> = {
  en: (round) => `Round ${round}`,
  mr: (round) => `फेरी ${round}`,
  hi: (round) => `राउंड ${round}`,
}

/** 'Live: round 4 of 7' */
export const liveWords = (
  language: Language,
  { round, rounds }: { round: number; rounds: number }
): string => (rounds ? liveRound[language](round, rounds) : roundNumber[language](round))

export const pairingsOut: WordsOf<[round: number, boards: number]> = {
  en: (round, boards) =>
    `The pairings of round ${round} are out: ${boards} ${boards === 1 ? 'board' : 'boards'}.`,
  mr: (round, boards) => `फेरी ${round} च्या जोड्या जाहीर झाल्या: ${boards} पट.`,
  hi: (round, boards) => `राउंड ${round} की जोड़ियाँ आ गई हैं: ${boards} बोर्ड।`,
}

export const resultsIn: WordsOf<[round: number, known: number, boards: number]> = {
  en: (round, known, boards) =>
    `Round ${round}: ${known} of ${boards} results ${known === 1 ? 'is' : 'are'} in.`,
  mr: (round, known, boards) =>
    `फेरी ${round}: ${boards} पैकी ${known} निकाल ${known === 1 ? 'आला' : 'आले'}.`,
  hi: (round, known, boards) =>
    `राउंड ${round}: ${boards} में से ${known} ${known === 1 ? 'नतीजा आया' : 'नतीजे आए'}।`,
}

export const allResultsIn: WordsOf<[round: number]> = {
  en: (round) => `All results of round ${round} are in.`,
  mr: (round) => `फेरी ${round} चे सर्व निकाल आले.`,
  hi: (round) => `राउंड ${round} के सभी नतीजे आ गए।`,
}

export const boardNumber: WordsOf<[board: number]> = {
  en: (board) => `Board ${board}`,
  mr: (board) => `पट ${board}`,
  hi: (board) => `बोर्ड ${board}`,
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
