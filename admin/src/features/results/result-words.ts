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

/** What a result can be corrected to, with its words. */
export const resultChoices = (result: GameResult) =>
  Object.entries(BYES.includes(result) ? byeWords() : PLAYED)
