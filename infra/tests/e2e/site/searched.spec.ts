import { addressIn, type Language } from '@academy/site/languages'
import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { openList, showDocument, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
  await director.publish('tournaments', {
    title: 'Autumn Knights Meet',
    description: 'Six games. Lunch is served under the banyan tree.',
    formLink: 'https://forms.example/meet',
    startDate: '2027-11-28',
    endDate: '2027-11-30',
    venue: 'Ganesh Kala Mandir',
    city: 'Islampur',
  })
  await director.publish('achievements', {
    title: 'Autumn shield',
    studentName: 'Ketaki Wagh',
    description: 'Seven wins. The last took five hours.',
    date: '2027-11-28',
    location: 'Walwa',
    ratingChange: '',
    tags: '[]',
  })
})
test.afterAll(() => director.close())

/** What is searched for, and the line that says why it was found; none where the title shows it. */
const searches: [list: string, title: string, query: string, why: string | null][] = [
  ['/updates', 'Autumn Knights Meet', 'islampur', 'Venue: Ganesh Kala Mandir, Islampur'],
  ['/updates', 'Autumn Knights Meet', 'kala mandir', 'Venue: Ganesh Kala Mandir, Islampur'],
  ['/updates', 'Autumn Knights Meet', '28 Nov 2027', 'Date: 28–30 Nov 2027'],
  ['/updates', 'Autumn Knights Meet', 'sun 28 nov 2027', 'Date: 28–30 Nov 2027'],
  ['/updates', 'Autumn Knights Meet', '30 Nov 2027', 'Date: 28–30 Nov 2027'],
  ['/updates', 'Autumn Knights Meet', '30 november 2027', 'Date: 28–30 Nov 2027'],
  ['/updates', 'Autumn Knights Meet', 'banyan', 'Lunch is served under the banyan tree.'],
  ['/updates', 'Autumn Knights Meet', 'knights meet', null],
  ['/achievements', 'Autumn shield', 'walwa', 'Place: Walwa'],
  ['/achievements', 'Autumn shield', '28 November 2027', 'Date: 28 November 2027'],
  ['/achievements', 'Autumn shield', 'sun 28 nov 2027', 'Date: 28 November 2027'],
  ['/achievements', 'Autumn shield', 'five hours', 'The last took five hours.'],
  ['/achievements', 'Autumn shield', 'ketaki', null],
]

test('towns, venues and dates are found as the cards show them, and the card says why', async ({
  page,
}) => {
  for (const list of ['/updates', '/achievements']) {
    await openList(page, list)
    for (const [where, title, query, why] of searches.filter(([path]) => path === list)) {
      await page.getByRole('searchbox').fill(query)
      await expect(page.locator('.card-title'), `${where} ${query}`).toHaveText([title])
      await expect(page.locator('.card-why'), query).toHaveText(why === null ? [] : [why])
    }
    await page.getByRole('searchbox').fill('')
    await expect(page.locator('.card-why')).toHaveCount(0)
  }
})

test('the document itself says the same', async ({ page }) => {
  for (const [list, title, query, why] of searches) {
    await showDocument(page, `${list}?q=${encodeURIComponent(query)}`)
    await expect(page.locator('.card-title'), query).toHaveText([title])
    await expect(page.locator('.card-why'), query).toHaveText(why === null ? [] : [why])
  }
})

const months: [Language, string][] = [
  ['mr', '28 नोव्हेंबर 2027'],
  ['hi', '28 नवंबर 2027'],
]

test('dates are found in a language in its own words and in English ones', async ({ page }) => {
  for (const [language, date] of months) {
    for (const [list, title] of [
      ['/updates', 'Autumn Knights Meet'],
      ['/achievements', 'Autumn shield'],
    ] as const) {
      const found = async (query: string) => {
        await expect(page.locator('.card-title'), `${list} ${query}`).toHaveText([title])
        await expect(page.locator('.card-why')).toContainText('2027')
      }
      await openList(page, `${addressIn(language, list)}?q=${encodeURIComponent(date)}`)
      await found(date)
      await page.getByRole('searchbox').fill('')
      await expect(page.locator('.card-why')).toHaveCount(0)
      await page.getByRole('searchbox').fill('28 Nov 2027')
      await found('28 Nov 2027')
    }
  }
})
