import { strToU8, zipSync } from 'fflate'
import { expect, it } from 'vitest'
import { linesOfSheet } from './lines'
import { readLists } from './read-list'
import { rowsOf } from './sheet-worker'

function cell(value: string | number, column: number, row: number) {
  const address = `${String.fromCharCode(65 + column)}${row + 1}`
  return typeof value === 'number'
    ? `<c r="${address}"><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t xml:space="preserve">${value}</t></is></c>`
}

/** An .xlsx as chess-results writes it, with as many blanks besides as a bomb has. */
function workbook(rows: (string | number)[][], blanks = 0): ArrayBuffer {
  const data = rows
    .map((row, at) => row.map((value, column) => cell(value, column, at)).join(''))
    .map((cells, at) => `<row r="${at + 1}">${cells}</row>`)
    .join('')
  const type = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
  const main = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
  const files = {
    'xl/workbook.xml': `<workbook ${main} xmlns:r="${type}"><sheets><sheet name="A" sheetId="1" r:id="r1"/></sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" Type="${type}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    'xl/worksheets/sheet1.xml': `<worksheet ${main}><sheetData>${data}</sheetData></worksheet>${' '.repeat(blanks)}`,
  }
  const entries = Object.entries(files).map(([name, text]) => [name, strToU8(text)])
  const all = Object.fromEntries(entries) as Record<string, Uint8Array>
  return zipSync(all, { level: 1 }).buffer as ArrayBuffer
}

const ROWS = [
  ['From the Tournament-Database of Chess-Results http://chess-results.com'],
  ['Sangamner Open'],
  ['Last update 22.11.2026 17:03:12'],
  ['Rank after Round 5'],
  ['Rk.', 'SNo', '', 'Name', 'FED', 'Rtg', 'Pts.', ' TB1 '],
  [1, 2, 'AIM', 'Jadhav, Asha', 'IND', 1489, '4½', '12,5'],
  [2, 1, '', 'Patil, Om', 'IND', 0, 4, 11.25],
  [''],
  ['You find all details to this tournament under https://chess-results.com/tnr1.aspx?lan=1'],
  ['Chess-Tournament-Results-Server: Chess-Results'],
]

it('a sheet with four lines of title and two at its end is a list', async () => {
  const [list] = readLists(linesOfSheet((await rowsOf(workbook(ROWS))) as unknown[][]))
  expect(list).toMatchObject({ kind: 'standings', round: 5 })
  expect(list?.players).toMatchObject([
    { no: 2, rank: 1, title: 'AIM', rating: 1489, points: 4.5, tieBreaks: [12.5], line: 6 },
    { no: 1, rank: 2, title: null, rating: null, points: 4, tieBreaks: [11.25] },
  ])
})

it('numbers are without the noise of a machine, and a date is named as one', async () => {
  const lines = linesOfSheet([
    [12.100000000000001, 1466.6666666666667, 4.5, new Date('2000-01-01')],
  ])
  expect(lines[0]?.cells).toEqual(['12.1', '1466.67', '4.5', '2000-01-01'])
})

it('a crosstable has byes as numbers, and games that are not over', async () => {
  const rows = [
    ['Ranking crosstable after Round 2'],
    ['Rk.', '', 'Name', 'Rtg', '1.Rd', '2.Rd', '3.Rd', 'Pts. ', 'TB1'],
    [1, '', 'Jadhav Asha ', 1489, '  2w1', '  3b½', 0, 1.5, 2],
    [2, '', 'Patil Om ', 1402, '  1b0', -1, '  3w ', 1, 1.5],
    [3, '', 'Deo Neel ', 0, '  -½', '  1w½', '  2b ', 1, 1],
  ]
  const [list] = readLists(linesOfSheet((await rowsOf(workbook(rows))) as unknown[][]))
  expect(list?.players.map(({ points }) => points)).toEqual([1.5, 1, 1])
  const games = list?.games.map(({ round, white, black, result }) =>
    [round, white.rank, black?.rank, result].join(' ')
  )
  expect(games?.sort().join()).toBe(
    '1 1 2 1-0,1 3  half-bye,2 2  bye,2 3 1 1/2-1/2,3 1  zero-bye,3 2 3 *'
  )
})

it('a broken file and one that unpacks to too much are refused', async () => {
  const whole = workbook(ROWS)
  expect(await rowsOf(whole.slice(0, whole.byteLength / 2))).toBe('brokenExcel')
  const bomb = workbook(ROWS, 20 * 1024 * 1024)
  expect(bomb.byteLength).toBeLessThan(200_000)
  expect(await rowsOf(bomb)).toBe('tooLarge')
})
