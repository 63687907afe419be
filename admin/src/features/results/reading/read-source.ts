import { m } from '@/lib/messages'
import { linesOfHtml, linesOfSheet, Unreadable, type Line } from './lines'
import { readLists, type ReadList } from './read-list'
import { isTrf, readTrf } from './read-trf'
import type { ReadGame } from './pair-up'
import type { Refusal } from './sheet-worker'
import { HEAD } from './typed-forms'
import { typedGames } from './typed-games'
import { linesOfTypedTable } from './typed-tables'
import { typedPairings } from './typed-pairings'

/** Letters of a text, or bytes of a file, that are looked at. */
const SIZE_MAX = 4 * 1024 * 1024
/** Milliseconds for a sheet; it is given up then, whatever it is. */
const SHEET_TIMEOUT = 10_000

const listsOf = (lines: Line[]): ReadList[] => readLists(typedPairings(lines) ?? lines)

/** @param rows of a table of pairings */
function byesIn(rows: Line[]): ReadGame[] {
  const [first] = rows
  if (!first) return []
  return readLists([{ line: first.line, cells: HEAD }, ...rows]).flatMap(({ games }) => games)
}

export function readPasted(text: string, html = ''): ReadList[] {
  if (text.length > SIZE_MAX) throw new Unreadable(m.readTooLarge())
  if (isTrf(text)) return [readTrf(text)]
  const source = html.length <= SIZE_MAX * 4 && /<table/i.test(html) ? html : text
  if (/<t(able|body|r)[\s>]/i.test(source)) return listsOf(linesOfHtml(source))
  const games = typedGames(source)
  if (games) {
    const { lines, passed, hasColours, byes, corrections } = games
    return readLists(lines).map((list, at) => {
      const typed = { passed, hasColours, corrections, byes: byesIn(byes[at] ?? []) }
      return { ...list, typed }
    })
  }
  return listsOf(linesOfTypedTable(source))
}

/** By what a file begins with, in Latin letters. */
const REFUSED: [RegExp, () => string][] = [
  [/^%PDF/, m.readPdf],
  [/^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|BM|.{4}ftyp)/s, m.readPicture],
  // oxlint-disable-next-line no-control-regex -- the bytes of such files
  [/^\xd0\xcf\x11\xe0/, m.readOldExcel],
]

export async function readFile(file: File): Promise<ReadList[]> {
  if (file.size > SIZE_MAX) throw new Unreadable(m.readTooLarge())
  const bytes = await file.arrayBuffer()
  const start = String.fromCharCode(...new Uint8Array(bytes.slice(0, 16)))
  const refused = REFUSED.find(([pattern]) => pattern.test(start))
  if (refused) throw new Unreadable(refused[1]())
  if (start.startsWith('PK')) return listsOf(linesOfSheet(await readSheet(bytes)))
  const text = decode(bytes)
  const isExcel = /\.xlsx?$/i.test(file.name) && !text?.slice(0, 16).includes('<')
  if (isExcel) throw new Unreadable(m.readBrokenExcel())
  if (text === undefined) throw new Unreadable(m.readNoText())
  return readPasted(text)
}

/** The text of a file as Windows saves it, 'Unicode' (UTF-16) too; undefined: it is none. */
function decode(bytes: ArrayBuffer): string | undefined {
  const encoding = encodingOf(new Uint8Array(bytes))
  if (!encoding) return undefined
  const text = new TextDecoder(encoding).decode(bytes)
  const isUtf8 = encoding !== 'utf-8' || !text.includes('\ufffd')
  return isUtf8 ? text : new TextDecoder('windows-1252').decode(bytes)
}

/** By the mark of its bytes' order; without one by its zeros, which only UTF-16 has, in one half of each pair. */
function encodingOf(bytes: Uint8Array): string | undefined {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return 'utf-16le'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  const hasZero = (half: number) => bytes.some((byte, at) => byte === 0 && at % 2 === half)
  if (hasZero(0)) return hasZero(1) ? undefined : 'utf-16be'
  return hasZero(1) ? 'utf-16le' : 'utf-8'
}

function readSheet(bytes: ArrayBuffer): Promise<unknown[][]> {
  const worker = new Worker(new URL('./sheet-worker.ts', import.meta.url), { type: 'module' })
  return new Promise<unknown[][]>((resolve, reject) => {
    const fail = (refusal: Refusal) =>
      reject(new Unreadable(refusal === 'tooLarge' ? m.readTooLarge() : m.readBrokenExcel()))
    setTimeout(fail, SHEET_TIMEOUT, 'tooLarge')
    worker.addEventListener('error', () => fail('brokenExcel'))
    worker.addEventListener('message', ({ data }: MessageEvent<unknown[][] | Refusal>) => {
      if (typeof data === 'string') fail(data)
      else resolve(data)
    })
    worker.postMessage(bytes, [bytes])
  }).finally(() => worker.terminate())
}
