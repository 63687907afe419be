import type { Words, WordsOf } from './words.js'

export const live: Words = {
  en: 'Live',
  mr: 'लाइव्ह',
  hi: 'लाइव',
}

/** `rounds`: null where it is not known how many there will be. */
export const roundOf: WordsOf<[round: number, rounds: number | null]> = {
  en: (round, rounds) => `Round ${round}${rounds ? ` of ${rounds}` : ''}`,
  mr: (round, rounds) => `${rounds ? `${rounds} पैकी ` : ''}फेरी ${round}`,
  hi: (round, rounds) => `${rounds ? `${rounds} में से ` : ''}राउंड ${round}`,
}

/** 'Live: round 4 of 7' */
export const liveRound: WordsOf<[round: number, rounds: number | null]> = {
  en: (round, rounds) => `Live: round ${round}${rounds ? ` of ${rounds}` : ''}`,
  mr: (round, rounds) => `लाइव्ह: ${roundOf.mr(round, rounds)}`,
  hi: (round, rounds) => `लाइव: ${roundOf.hi(round, rounds)}`,
}

export const roundNumber: WordsOf<[round: number]> = {
  en: (round) => `Round ${round}`,
  mr: (round) => `फेरी ${round}`,
  hi: (round) => `राउंड ${round}`,
}

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

export const firstBoards: WordsOf<[shown: number, boards: number]> = {
  en: (shown, boards) => `The first ${shown} of ${boards} boards:`,
  mr: (shown, boards) => `${boards} पैकी पहिले ${shown} पट:`,
  hi: (shown, boards) => `${boards} में से पहले ${shown} बोर्ड:`,
}

export const boardNumber: WordsOf<[board: number]> = {
  en: (board) => `Board ${board}`,
  mr: (board) => `पट ${board}`,
  hi: (board) => `बोर्ड ${board}`,
}
