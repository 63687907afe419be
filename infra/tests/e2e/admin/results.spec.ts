import type { Page } from '@playwright/test'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { expect, expectAccessible } from '../fixtures.ts'
import { SMALL_PHONE } from '../large-text.ts'
import { catalogues } from '../site/catalogue.ts'
import { Director } from '../director.ts'
import { full, inDays } from '../site/items.ts'
import { answerTo, test } from './director.ts'
import { expectNothingCut } from './layout.ts'

const NAMES = ['Jadhav, Asha', 'Patil, Om', 'More, Sana', 'Kale, Isha', 'Deo, Neel', 'Wagh, Ira']
const LATE = 'Bhide, Uma'
const CLUBS = [namesIn('en').academy, namesIn('en').short, 'Pune Circle']
const ROUNDS = 3

/** Everybody's starting number and rating; from the third round on with the late entry at its place. */
function entries(round: number) {
  const names = round < 3 ? NAMES : [...NAMES.slice(0, 3), LATE, ...NAMES.slice(3)]
  return names.map((name, index) => ({
    no: index + 1,
    name,
    club: CLUBS[index] ?? '',
    rating: name === LATE ? 1435 : 1500 - NAMES.indexOf(name) * 20,
  }))
}

const startingList = [
  'No.\t\tName\tFideID\tFED\tRtg\tClub/City',
  ...entries(1).map((one) => `${one.no}\t\t${one.name}\t\tIND\t${one.rating}\t${one.club}`),
].join('\n')

/** As it is copied where there are flags: a row is broken into lines. */
function pairings(round: number, results: string[] = []) {
  const players = entries(round)
  const [first, ...rest] = players
  const turned = [first!, ...rest.map((_, at) => rest[(at + round) % rest.length]!)]
  const rows = []
  for (let board = 1; turned.length > 1; board += 1) {
    const [white, black] = [turned.shift()!, turned.pop()!]
    const result = results[board - 1] ?? '1 - 0'
    rows.push(`${board}\t${white.no}\t`)
    rows.push(
      `\t${white.name}\t${white.rating}\t0\t${result}\t0\t\t${black.name}\t${black.rating}\t`
    )
    rows.push(String(black.no))
  }
  const [bye] = turned
  if (bye)
    rows.push(`4\t${bye.no}\t`, `\t${bye.name}\t${bye.rating}\t0\t1\t\t\tbye\t\u00a0\t\u00a0\t`)
  const head = 'Bo.\tNo.\t\u00a0\t\tWhite\tRtg\tPts.\tResult\tPts.\t\tBlack\tRtg\t\u00a0\tNo.'
  return [`Round ${round} on 2026/11/22 at 09:30`, head, ...rows].join('\n')
}

const finalRanking = [
  `Final Ranking after ${ROUNDS} Rounds`,
  'Rk.\tSNo\t\tName\tRtg\tClub/City\tPts.\t TB1 ',
  ...entries(ROUNDS).map(
    ({ no, name, rating, club }) =>
      `${no}\t${no}\t\t${name}\t${rating}\t${club}\t${8 - no}½\t2${no},5`
  ),
].join('\n')

async function read(page: Page, text: string) {
  await page.getByLabel('Paste players, pairings or results').fill(text)
  await page.getByRole('button', { name: 'Read' }).click()
}

const director = new Director(test)

test.use({ viewport: SMALL_PHONE })

test('from the starting list to the Hall of Fame, while a parent looks on in Marathi', async ({
  page,
  request,
}) => {
  const prizes = JSON.stringify([
    ...['1st', '2nd', '3rd'].map((position) => ({ position, amount: 1000 })),
    { position: 'Best Under 9', amount: 500 },
  ])
  const fields = { ...full, title: 'Arbiter Open', startDate: inDays(0), endDate: inDays(0) }
  const onTheDay = { entryDeadline: '', prizes, rounds: String(ROUNDS) }
  const slug = await director.publish('tournaments', { ...fields, ...onTheDay })
  const tap = (name: string) => page.getByRole('button', { name }).click()
  const summary = (words: string) =>
    expect(page.getByRole('listitem').filter({ hasText: words })).toBeVisible()
  const publish = async () => {
    const sent = answerTo(page, 'PUT', '/api/tournaments/*/results')
    await tap('Publish results')
    expect((await sent).status()).toBe(200)
  }
  /** What a parent reads, as the server sends it. */
  const seen = async (path: string) => (await request.get(path)).text()

  await page.goto('/admin')
  await page.getByRole('link', { name: 'Results: Arbiter Open' }).click()
  const file = { name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('No list') }
  await page.getByLabel('Result file').setInputFiles(file)
  await expect(page.getByText('There is no list in it')).toBeVisible()
  await read(page, startingList)
  await summary('Starting list: 6 players')
  const preview = await page.getByRole('heading', { name: 'Preview' }).boundingBox()
  expect(preview!.y, 'what was read begins below the header').toBeLessThan(160)
  await page.context().setOffline(true)
  await tap('Publish results')
  await expect(page.getByRole('status').filter({ hasText: 'Waits to be sent.' })).toBeVisible()
  const sent = answerTo(page, 'PUT', '/api/tournaments/*/results')
  await page.context().setOffline(false)
  expect((await sent).status()).toBe(200)
  await expect(page.getByLabel('Paste players, pairings or results')).toHaveValue('')
  const link = page.getByRole('link', { name: 'Send to WhatsApp' })
  await expect(link).toHaveAttribute('href', /^https:\/\/wa\.me\/\?text=Arbiter%20Open%0AStarting/)

  for (let round = 1; round <= ROUNDS; round += 1) {
    await read(page, pairings(round))
    await summary(`Pairings of round ${round}: 3 boards`)
    if (round === 3) {
      await summary('1 player who was not in the starting list')
      await summary('3 starting numbers have changed')
    }
    await publish()
    const { no } = entries(round).find(({ name }) => name === 'Patil, Om')!
    const own = await seen(`/mr/updates/${slug}/results/${no}`)
    expect(/<h1.*?<\/h1>/s.exec(own)?.[0]).toContain('Patil, Om')
    expect(own).toContain(catalogues.mr.resultsFollow!)
  }

  await read(page, pairings(ROUNDS, ['½ - ½']))
  await publish()
  await expect(page.getByText(/Corrected at \d{1,2}\.\d\d [ap]m/)).toBeVisible()
  await page.getByRole('button', { name: `Undo: round ${ROUNDS} changed, ` }).click()
  await expect(page.getByText(`Undone: round ${ROUNDS} changed, `)).toBeVisible()
  await expect(page.getByLabel(/^Result: 1 Jadhav/)).toHaveValue('1-0')
  await expectNothingCut(page)
  await page.getByLabel('List', { exact: true }).selectOption(`Points after round ${ROUNDS}`)

  await read(page, finalRanking)
  await summary(`Standings after round ${ROUNDS}: 7 players`)
  await tap('Fill place prizes by rank')
  await expectNothingCut(page)
  await publish()
  await expect(page.getByRole('status').getByText('Final', { exact: true })).toBeVisible()
  await tap('Make 2 drafts for the Hall of Fame')
  await expect(page.getByRole('link', { name: '2 drafts are in Achievements' })).toBeVisible()
  await page.reload()
  await tap('Make 2 drafts for the Hall of Fame')
  await expect(page.getByRole('link', { name: '2 drafts are in Achievements' })).toBeVisible()
  await expectAccessible(page)

  await tap('Hide Jadhav, Asha')
  await expect(page.getByRole('button', { name: 'Show Jadhav, Asha' })).toBeVisible()
  const results = `/updates/${slug}/results`
  await expect.poll(() => seen(results)).not.toContain('Jadhav, Asha')
  expect(await seen(results)).toContain('Player 1')

  await tap('Remove all results')
  await expect(page.getByText(/^Publishing removes all results\./)).toBeVisible()
  const removal = answerTo(page, 'DELETE', '/api/tournaments/*/results')
  await tap('Publish results')
  expect((await removal).status()).toBe(200)
  await expect(page.getByText('Nothing is published yet.')).toBeVisible()
  await page.goto('/admin/achievements')
  await expect(page.getByText('1st · Arbiter Open')).toBeVisible()
})
