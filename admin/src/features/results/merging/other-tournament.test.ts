import { expect, it } from 'vitest'
import { otherTournamentIn } from './other-tournament'

const WINTER = ['Winter Open 2026', 'हिवाळी खुली स्पर्धा २०२६']
const OURS = ['Sahyadri Rapid Cup', 'Winter Open 2025', 'Monsoon Blitz']

/** Lines above a list, the tournament's titles, and the other name that is found. */
const cases: [headings: string[], titles: string[], found: string | undefined][] = [
  [['Pune Open 2026', 'Final Ranking after 7 rounds'], WINTER, 'Pune Open 2026'],
  [['Tournament name: Deccan Memorial Cup'], WINTER, 'Deccan Memorial Cup'],
  [['पुणे जिल्हा बुद्धिबळ स्पर्धा'], WINTER, 'पुणे जिल्हा बुद्धिबळ स्पर्धा'],
  [
    ['From the Tournament-Database of Chess-Results http://chess-results.com', 'Nashik Festival'],
    WINTER,
    'Nashik Festival',
  ],
  // Those of the academy have words in common.
  [['Winter Open 2025'], WINTER, 'Winter Open 2025'],
  [['Monsoon Blitz, Group A'], WINTER, 'Monsoon Blitz, Group A'],
  [['Sahyadri Rapid Cup 2026'], ['Sahyadri Blitz Cup'], 'Sahyadri Rapid Cup 2026'],

  [[], WINTER, undefined],
  [['WINTER  OPEN'], WINTER, undefined],
  [['3rd Wintr FIDE Rated Tournament'], WINTER, undefined],
  [
    ['Winter Open 2026', 'Tournament selection Pune Open 2026, Winter Open 2025'],
    WINTER,
    undefined,
  ],
  [['Hivali Khuli Spardha'], ['हिवाळी खुली स्पर्धा'], undefined],
  [['SPL Season 3 Tournament'], ['Sahyadri Premier League'], undefined],
  [['Final Ranking after 7 Rounds', 'Last update 22.11.2026 12:00:00'], WINTER, undefined],
  [['Under 15 Girls Open', 'Round 4 on 2026/11/22 at 09:30'], WINTER, undefined],
  [['Chief arbiter: IA Cup, Ravi', 'Tournament director: Open, Isha'], WINTER, undefined],
  [['Sahyadri Chess Academy', 'Sahyadri Chess Academy Open Tournament'], WINTER, undefined],
  [['Home Tournament-Database AUT championship FAQ', 'AUT championship'], WINTER, undefined],
  // The same may be said in another language.
  [['District School Winter Cup'], ['शिशिर करंडक'], undefined],
  [['Pune Cup'], ['Open Rapid'], undefined],
  // A month tells no tournament from another.
  [['December Open 2026'], WINTER, undefined],
  [['नोव्हेंबर खुली स्पर्धा २०२६'], WINTER, undefined],
  [['Shri Kale, arbiter', '22 November 2026', 'Hall 2'], WINTER, undefined],
]

it.each(cases)('%j above a list of %j: %j', (headings, titles, found) => {
  expect(otherTournamentIn(headings, titles, OURS)).toBe(found)
})
