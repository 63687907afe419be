import * as m from 'virtual:messages'
import { language } from '~/i18n/language'
import { dateWords, dayParts } from '~/lib/day-words'
import { movesOf } from './days.server'
import { pieceName } from './piece-names'
import { nameOf, readProblem } from './problem'

export function questionOf(line: string): string {
  const isOne = movesOf(line) === 1
  if (line.split(' ')[1] === 'w') return isOne ? m.whiteMatesInOne() : m.whiteMatesInTwo()
  return isOne ? m.blackMatesInOne() : m.blackMatesInTwo()
}

export function answerOf(line: string): string {
  const [key = '', ...lines] = line.split(' ').at(-1)!.split('|')
  if (lines.length === 0) return m.puzzleAnswerKey({ key })
  const sentences = lines.map((one) => {
    const [defences = '', mate = ''] = one.split(':')
    if (defences) {
      const list = defences.replaceAll(',', ` ${m.puzzleOr()} `)
      return m.puzzleAnswerLine({ defences: list, mate })
    }
    return lines.length > 1 ? m.puzzleAnswerRest({ mate }) : m.puzzleAnswerOnly({ mate })
  })
  const stop = language() === 'hi' ? '।' : '.'
  return [`1. ${key}${stop}`, ...sentences].join(' ')
}

export function positionOf(line: string): string {
  const { pieces } = readProblem(line)
  const of = (isSide: (piece: string) => boolean) =>
    pieces
      .flatMap((piece, square) => (piece && isSide(piece) ? [{ piece, square }] : []))
      .map(({ piece, square }) =>
        m.pieceOn({ piece: pieceName(piece).toLowerCase(), square: nameOf(square) })
      )
      .join(', ')
  return m.puzzlePosition({
    white: of((piece) => piece < 'a'),
    black: of((piece) => piece >= 'a'),
  })
}

/** 'Sun 22 Nov', 'रविवार 22 नोव्हेंबर' */
export function shortDay(day: string): string {
  const { weekday, date, month } = dayParts(day)
  return `${weekday} ${date} ${month}`
}

export const claimMessage = (line: string, date: string) =>
  m.puzzleWhatsapp({ date: dateWords(date), question: questionOf(line) })
