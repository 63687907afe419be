/**
 * Finds the problems of 'Your move' in games that an engine plays against itself, and writes down so
 * many of them as are asked for (`src/features/puzzle/problems.json`). The same number of games gives
 * the same problems; 4,500 take half an hour on two cores. What is found is kept in
 * `dist` until the next build, so that the choice alone can be made anew.
 *
 * `npm run problems -w site -- <games>`
 */
import { once } from 'node:events'
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { choose } from './problems/choose.ts'
import type { Found } from './problems/prove.ts'

const GAMES = Number(process.argv[2] ?? 4500)
const FOUND =
  process.argv[3] ?? fileURLToPath(new URL('../dist/found-problems.jsonl', import.meta.url))
const output = new URL('../src/features/puzzle/problems.json', import.meta.url)

interface Game {
  number: number
  found: Found[]
}

function readGames(): Game[] {
  if (!existsSync(FOUND)) return []
  const lines = readFileSync(FOUND, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => JSON.parse(line) as Game)
}

async function play(numbers: number[]): Promise<void> {
  const waiting = numbers.toReversed()
  const crew = Array.from({ length: availableParallelism() }, async () => {
    const worker = new Worker(new URL('./problems/play-in-worker.ts', import.meta.url))
    for (let number = waiting.pop(); number; number = waiting.pop()) {
      worker.postMessage(number)
      const [game] = (await once(worker, 'message')) as [Game]
      appendFileSync(FOUND, `${JSON.stringify(game)}\n`)
    }
    await worker.terminate()
  })
  await Promise.all(crew)
}

const known = new Set(readGames().map(({ number }) => number))
const numbers = Array.from({ length: GAMES }, (_, index) => index + 1)
await play(numbers.filter((number) => !known.has(number)))
const games = readGames().filter(({ number }) => number <= GAMES)
const found = games.toSorted((a, b) => a.number - b.number).flatMap((game) => game.found)
const chosen = choose(found)
writeFileSync(output, `${JSON.stringify(chosen, null, 2)}\n`)
console.log(`${chosen.one.length} in one and ${chosen.two.length} in two, of ${found.length} found`)
