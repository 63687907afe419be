import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { inDays, plain } from './tournaments.ts'
import { expectNoSidewaysScroll, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

/** Played tomorrow: before all demo content. */
const tomorrow = { ...plain, startDate: inDays(1), venue: 'Town Hall', city: 'Sangamner' }

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('the next tournament stands on the home page as soon as it is published, and goes when it is called off', async ({
    page,
  }) => {
    const title = 'Played before all others'
    const slug = await director.publish('tournaments', { ...tomorrow, title })
    await page.goto('/')
    const next = page.getByRole('region', { name: 'Next tournament' })
    await expect(next.getByRole('heading', { level: 2 })).toHaveText(title)
    await expect(next.locator('time')).toHaveAttribute('datetime', inDays(1))
    await expect(next).toContainText('Town Hall, Sangamner')
    await expect(next.getByText('Registration open')).toBeVisible()
    await expectNoSidewaysScroll(page)

    await director.change('tournaments', slug, { title: 'Played under another name' })
    await page.reload()
    await expect(next.getByRole('heading', { level: 2 })).toHaveText('Played under another name')
    await director.change('tournaments', slug, { status: 'cancelled' })
    await page.reload()
    await expect(next.getByRole('heading', { level: 2 })).not.toHaveText(/Played under/)
  })

  test('the whole card of the next tournament leads to its page', async ({ page }) => {
    const title = 'Pressed at its edge'
    const slug = await director.publish('tournaments', { ...tomorrow, title })
    await page.goto('/')
    const card = page.getByRole('region', { name: 'Next tournament' }).getByRole('article')
    await expect(card.getByRole('link')).toHaveCount(1)
    await card.click({ position: { x: 5, y: 5 } })
    await expect(page).toHaveURL(`/updates/${slug}`)
    await director.remove('tournaments', slug)
  })

  test('the newest achievement is one line, and leads to its page', async ({ page }) => {
    const slug = await director.publish('achievements', {
      title: 'First norm',
      studentName: 'मीरा Shinde',
      description: 'Nine rounds.',
      date: inDays(0),
      location: 'Nashik',
      tags: '[]',
    })
    await page.goto('/mr')
    const line = page.getByText(/^सर्वांत नवी यशोगाथा:/)
    await expect(line.locator('[lang=en-IN]').first()).toHaveText('Shinde')
    await line.getByRole('link', { name: 'मीरा Shinde · First norm' }).click()
    await expect(page).toHaveURL(`/mr/achievements/${slug}`)
  })

  test('names of one long word break, and the page stays as wide as the phone', async ({
    page,
  }) => {
    const name = (letter: string) => letter.repeat(95)
    const news = [
      ['tournaments', { ...tomorrow, title: name('W'), venue: name('V'), city: name('C') }],
      [
        'achievements',
        {
          title: name('T'),
          studentName: name('N'),
          description: 'Nine rounds.',
          date: inDays(0),
          location: 'Nashik',
          tags: '[]',
        },
      ],
    ] as const
    const slugs = []
    for (const [list, fields] of news) slugs.push(await director.publish(list, fields))
    for (const width of [320, 360, 1440]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      await expect(page.getByRole('link', { name: name('T') })).toBeVisible()
      await expectNoSidewaysScroll(page)
    }
    for (const [index, [list]] of news.entries()) await director.remove(list, slugs[index]!)
  })

  test('while nothing is to be played, the home page says so and leads to the list', async ({
    page,
    baseURL,
  }) => {
    const answer = await page.request.get(`${baseURL}/api/tournaments`)
    const { data } = (await answer.json()) as { data: { slug: string; startDate: string | null }[] }
    const dated = data.filter(({ startDate }) => startDate && startDate >= inDays(0))
    expect(dated.length).toBeGreaterThan(0)
    for (const { slug } of dated) {
      await director.change('tournaments', slug, { isActive: 'false' })
    }
    try {
      await page.goto('/')
      const next = page.getByRole('region', { name: 'Next tournament' })
      await expect(next).toContainText('No tournament has a date just now.')
      await expect(next.getByRole('article')).toHaveCount(0)
      await next.getByRole('link', { name: 'All tournaments' }).click()
      await expect(page).toHaveURL('/updates')
    } finally {
      for (const { slug } of dated) {
        await director.change('tournaments', slug, { isActive: 'true' })
      }
    }
  })
})
