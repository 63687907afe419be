import type { Page } from '@playwright/test'
import { Client } from '../tests/support/client.ts'
import { judge, median } from './judge.ts'
import { withServer } from './server.ts'
import { slowest } from './slowest.ts'

const KB = 1000

const PLAYERS = 300
const ROUNDS = 9

/** A final ranking with all games, as the pages of the pairing programs give it to the clipboard. */
function finalRanking(): string {
  const rounds = Array.from({ length: ROUNDS }, (_, round) => `${round + 1}.Rd`)
  const head = ['Rk.', 'SNo', '', 'Name', 'Rtg', ...rounds, 'Pts.', 'TB1']
  const last = PLAYERS - 1
  // All but the last sit on a circle that turns by one a round.
  const opponentOf = (player: number, round: number): number => {
    if (player === last) return (round * (PLAYERS / 2)) % last
    const opponent = (round + last - player) % last
    return opponent === player ? last : opponent
  }
  const rows = Array.from({ length: PLAYERS }, (_, player) => {
    const games = rounds.map((_, round) => {
      const opponent = opponentOf(player, round)
      return { opponent, isWon: player < opponent }
    })
    return [
      player + 1,
      player + 1,
      '',
      `Family${player.toString(36)}, Asha`,
      2000 - player,
      ...games.map(({ opponent, isWon }) => `${opponent + 1}${isWon ? 'w1' : 'b0'}`),
      games.filter(({ isWon }) => isWon).length,
      40,
    ]
  })
  const table = [head, ...rows].map((cells) => cells.join('\t'))
  return [`Final Ranking crosstable after ${ROUNDS} Rounds`, ...table].join('\n')
}

/** Milliseconds from a paste to the frame with its table, on a processor four times slower. */
async function previewTime(page: Page, text: string): Promise<number> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const time = await page.getByLabel('Paste players, pairings or results').evaluate(
    async (field, { text, rows }) => {
      const frame = () => new Promise(requestAnimationFrame)
      const clipboardData = new DataTransfer()
      clipboardData.setData('text/plain', text)
      const began = performance.now()
      field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
      while (document.querySelectorAll('tbody tr').length < rows) await frame()
      await frame()
      await frame()
      return performance.now() - began
    },
    { text, rows: PLAYERS }
  )
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return time
}

export const admin = () =>
  withServer({}, async (academy, origin, browser) => {
    const client = new Client(academy.origin)
    const value = await client.signIn()
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    await page.addInitScript((token) => localStorage.setItem('academy.token', token), value)
    const sizes: Promise<number>[] = []
    page.on('requestfinished', (request) => {
      if (!/\.(js|css)$/.test(new URL(request.url()).pathname)) return
      // Below nothing for what came from the cache.
      sizes.push(request.sizes().then(({ responseBodySize }) => Math.max(0, responseBodySize)))
    })
    const total = async () => (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0) / KB
    await page.goto(`${origin}/admin`, { waitUntil: 'networkidle' })
    let before = await total()
    judge('Admin, first view', '≤', 150, before, ' KB')
    for (const name of ['Achievements', 'Contacts', 'Settings']) {
      await page.getByRole('link', { name }).first().click()
      await page.waitForLoadState('networkidle')
      const now = await total()
      judge(`Admin, ${name} as a further view`, '≤', 20, now - before, ' KB')
      before = now
    }

    await page.goto(`${origin}/admin`)
    await page.getByRole('button', { name: 'Add Tournament' }).click()
    await page.getByLabel('Title').click()
    const key = await slowest(page, () => page.keyboard.type('Rapid Open', { delay: 300 }))
    judge('A key in the tournament form, 4× slower', '≤', 80, key, ' ms')

    await client.publish(value, 'Measured Open')
    const times: number[] = []
    for (let round = 0; round < 7; round += 1) {
      const measured = await browser.newPage({ ignoreHTTPSErrors: true })
      await measured.addInitScript((token) => localStorage.setItem('academy.token', token), value)
      await measured.goto(`${origin}/admin`)
      await measured.getByRole('button', { name: 'More: Measured Open' }).click()
      await measured.getByRole('link', { name: 'Results: Measured Open' }).click()
      times.push(await previewTime(measured, finalRanking()))
      await measured.close()
    }
    judge('Preview of 300 players and nine rounds, 4× slower', '≤', 1000, median(times), ' ms')
  })
