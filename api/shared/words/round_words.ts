import type { Language } from '../languages/languages.js'
import type { Words, WordsOf } from './words.js'

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
