import { BYES, type GameResult } from '@academy/api/shared/results/results'
import * as labels from '@academy/api/shared/words/results_words'
import { language } from '@/lib/language'
import { m } from '@/lib/messages'

const PLAYED = {
  '*': '…',
  '1-0': '1–0',
  '1/2-1/2': '½–½',
  '0-1': '0–1',
  '+--': '+/–',
  '--+': '–/+',
  '---': '–/–',
}

const byeWords = () => ({
  bye: m.byeFull(),
  'half-bye': m.byeHalf(),
  'zero-bye': labels.notPaired[language()],
})

/** '1–0', '+/–', '…' */
export const resultWords = (result: GameResult): string => ({ ...PLAYED, ...byeWords() })[result]

interface NamedGame {
  white: { name: string } | null | undefined
  black: { name: string } | null | undefined
  result: GameResult
}

/** 'Asha Jadhav – Sana More' */
export const pairWords = ({ white, black }: Omit<NamedGame, 'result'>): string =>
  [white?.name, black?.name].filter(Boolean).join(' – ')

/** 'Asha Jadhav – Sana More: 1–0 → 0–1' */
export const changeWords = (game: NamedGame, to: GameResult): string =>
  `${pairWords(game)}: ${resultWords(game.result)} → ${resultWords(to)}`

/** What a result can be corrected to, with its words. */
export const resultChoices = (result: GameResult) =>
  Object.entries(BYES.includes(result) ? byeWords() : PLAYED)
