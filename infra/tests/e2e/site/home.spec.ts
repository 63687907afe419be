import { namesIn } from '@academy/api/shared/identity/academy_names'
import { brand, channelsOf } from '@academy/api/shared/identity/brand'
import { foundedYear, identity } from '@academy/api/shared/identity/identity'
import { expect, IN_MOTION, STILL } from '../fixtures.ts'
import { Director } from '../director.ts'
import { achievement, inDays, plain } from './items.ts'
import { expectChat, test } from './visitor.ts'

const director = new Director(test)

const navigation = [
  ['Home', '/'],
  ['About', '/about'],
  ['Courses', '/services'],
  ['Updates', '/updates'],
  ['Achievements', '/achievements'],
  ['Testimonials', '/testimonials'],
  ['Contact', '/contact'],
] as const

test('all links of the header, footer and home page lead to their pages', async ({
  page,
  request,
}) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  for (const [title, path] of navigation) {
    await expect(bar.getByRole('link', { name: title })).toHaveAttribute('href', path)
    const html = await (await request.get(path)).text()
    const [, current] = /<nav[^>]* aria-label="Main".*?aria-current="page"[^>]*>([^<]+)</s.exec(
      html
    )!
    expect(current!.trim()).toBe(title)
  }
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Master the Game of Kings')
  const highlights = page.getByRole('region', { name: 'What you find here' })
  for (const [link, path] of [
    [main.getByRole('link', { name: 'Start Learning' }), '/services'],
    [main.getByRole('link', { name: 'Learn More' }), '/about'],
    [highlights.getByRole('link', { name: 'How we teach' }), '/about'],
    [highlights.getByRole('link', { name: 'All tournaments' }), '/updates'],
    [highlights.getByRole('link', { name: 'What students say' }), '/testimonials'],
    [highlights.getByRole('link', { name: 'Courses and prices' }), '/services'],
    [page.locator('.puzzle').getByRole('link', { name: /^Problems of/ }), '/puzzle'],
  ] as const) {
    await expect(link).toHaveAttribute('href', path)
  }
  await bar.getByRole('link', { name: 'Courses' }).click()
  await expect(page).toHaveURL('/services')
  await expect(bar.locator('[aria-current=page]')).toHaveText('Courses')

  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  await expect(links).toHaveText(['Home', 'Courses', 'Updates', 'Testimonials', 'Contact', 'Login'])
  await expect(links.last()).toHaveAttribute('href', '/login')
  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  const question = 'Hello! I have a question about your chess academy.'
  await expectChat(footer.getByRole('link', { name: 'WhatsApp' }), question)
  const social = footer.getByRole('list', { name: 'Social media' })
  await expect(social.getByRole('img', { name: /: coming soon$/ })).toHaveCount(4)
})

test('the header turns opaque when scrolled and never covers the focus', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('banner')
  const scrollDown = (top: number) =>
    page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top)
  await expect(bar).toHaveCSS('height', '80px')
  await scrollDown(49)
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await scrollDown(51)
  await expect(bar).toHaveCSS('background-color', /^color\(srgb [\d. ]+\)$/)

  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  const first = page.getByRole('link', { name: 'Free first lesson on WhatsApp' })
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('outline-color', `rgb(${channelsOf(brand.gold).join(', ')})`)
  await scrollDown(1e6)
  await page
    .getByRole('button', { name: /^Get Started/ })
    .last()
    .focus()
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    const top = () =>
      page.locator(':focus').evaluate((element) => element.getBoundingClientRect().top)
    await expect.poll(top).toBeGreaterThanOrEqual(80)
  }
})

test('the home page shows the next tournament and the newest achievement', async ({ page }) => {
  const title = 'Played before all others'
  const slug = await director.publish('tournaments', { ...plain, title, startDate: inDays(1) })
  const news = { ...achievement, title: 'First norm', date: inDays(0) }
  const medal = await director.publish('achievements', news)
  await page.goto('/')
  const next = page.getByRole('region', { name: 'Next tournament' })
  await expect(next.getByRole('heading', { level: 2 })).toHaveText(title)
  await expect(next.locator('time')).toHaveAttribute('datetime', inDays(1))
  await next.getByRole('article').click({ position: { x: 5, y: 5 } })
  await expect(page).toHaveURL(`/updates/${slug}`)
  await page.goBack()
  await page.getByRole('link', { name: 'Asha Patil · First norm' }).click()
  await expect(page).toHaveURL(`/achievements/${medal}`)
  await director.change('tournaments', slug, { status: 'cancelled' })
  expect(await (await page.request.get('/')).text()).not.toContain(title)
})

test('the about page has its banner uncut, and loads the map only on request', async ({
  page,
  foreign,
}) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  )
  await page.goto('/about')
  const picture = page.getByRole('main').locator('section').first().locator('img')
  for (const width of [2560, 1440]) {
    await page.setViewportSize({ width, height: 600 })
    const box = (await picture.boundingBox())!
    expect(box.width / box.height, `at ${width} px its edges are cut`).toBeLessThanOrEqual(3)
  }
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Approach',
    'Our Mission and Values',
    'Our Journey',
    'Visit Us',
    'The first lesson is free',
  ])
  const journey = page.getByRole('region', { name: 'Our Journey' })
  await expect(journey.getByText(/^20\d\d$/)).toHaveText([
    String(foundedYear),
    '2018',
    '2020',
    '2022',
    String(identity.founder.died),
  ])
  const visit = page.getByRole('region', { name: 'Visit Us' })
  const map = visit.getByTitle(/^Map:/)
  await expect(map).toBeHidden()
  expect(foreign).toEqual([])
  await visit.getByText('Show the map').click()
  await expect(map).toBeVisible()
  await expect.poll(() => foreign.length).toBe(1)
  expect(foreign.pop()).toMatch(/^https:\/\/www\.google\.com\/maps\?q=.+&output=embed$/)
})

test('six families say what they think, with stars that are read out', async ({ request }) => {
  const html = await (await request.get('/testimonials')).text()
  const cards = html.match(/<figure[\s>].*?<\/figure>/gs)!
  expect(cards).toHaveLength(6)
  for (const card of cards) {
    expect(card).toMatch(/aria-label="[45] of 5 stars"/)
    expect(card).toMatch(/<blockquote[^>]*><p[^>]*>[^<]{40}/)
  }
})

test.describe('the loading screen', () => {
  test.use({ ...IN_MOTION, isFirstView: true, hasTouch: true })

  test(
    'is shown for two seconds once a session, until a key or a tap',
    { tag: '@clock' },
    async ({ page }) => {
      const screen = page.locator('.loading-screen')
      const firstView = async (path: string) => {
        await page.goto(path)
        await expect(screen).toBeVisible()
      }
      await page.clock.install({ time: 0 })
      await page.clock.pauseAt(1000)
      await firstView('/')
      await expect(screen.getByText(namesIn('en').academy)).toBeVisible()
      await page.clock.runFor(1900)
      await expect(screen).toBeVisible()
      await page.clock.runFor(200)
      await expect(screen).toBeHidden()

      await page.evaluate(() => sessionStorage.clear())
      await firstView('/')
      await page.keyboard.press('Tab')
      await expect(screen).toBeHidden()

      await page.evaluate(() => sessionStorage.clear())
      await page.goto('/testimonials')
      await expect(screen, 'never over a page of a shared link').toHaveCount(0)
      await page.goto('/')
      await expect(screen, 'nor later in its session').toBeHidden()

      await page.evaluate(() => sessionStorage.clear())
      await firstView('/')
      const below = page.getByRole('link', { name: 'Start Learning' })
      const { x, y, width, height } = (await below.boundingBox())!
      await page.touchscreen.tap(x + width / 2, y + height / 2)
      await expect(screen).toBeHidden()
      await expect(page, 'the tap presses nothing below').toHaveURL('/')
    }
  )

  test.describe('with reduced motion', () => {
    test.use(STILL)
    test('is not shown, and nothing is animated', async ({ page }) => {
      await page.goto('/')
      await expect(page.locator('.loading-screen')).toBeHidden()
      expect(await page.evaluate(() => document.getAnimations().length)).toBe(0)
    })
  })
})

test('an item prints on one sheet without header; forced colours keep the marks', async ({
  page,
}) => {
  await page.goto('/updates/sahyadri-rapid-open')
  const map = page.getByRole('main').getByRole('link', { name: 'Map' })
  await expect(map).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(map, 'nothing to press on paper').toBeHidden()
  await expect(page.getByRole('link', { name: /^Pay/ })).toBeHidden()
  await expect(page.getByRole('banner')).toBeHidden()
  await expect(page.getByRole('contentinfo')).toBeHidden()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(0, 0, 0)')
  const paper = (await page.pdf({ format: 'A4' })).toString('latin1')
  expect(paper.match(/\/Type \/Page\b/g)).toHaveLength(1)

  await page.emulateMedia({ media: null, forcedColors: 'active' })
  await page.goto('/updates')
  const current = page.getByRole('banner').locator('[aria-current=page]')
  await expect(current).toHaveCSS('text-decoration-line', 'underline')
  await expect(page.getByRole('searchbox')).toHaveCSS('border-top-style', 'solid')
})

test('guessed addresses redirect to the right page in their language', async ({ request }) => {
  for (const [guess, path] of [
    ['/fees', '/services'],
    ['/courses', '/services'],
    ['/tournaments', '/updates'],
    ['/results', '/updates'],
    ['/mr/fees', '/mr/services'],
    ['/hi/results', '/hi/updates'],
  ]) {
    const answer = await request.get(guess!, { maxRedirects: 0 })
    expect([answer.status(), answer.headers().location], guess).toEqual([301, path])
  }
})

test('an unknown address answers with a puzzle and a link home', async ({ page }) => {
  await page.goto('/no-such-page')
  const main = page.getByRole('main')
  await expect(main.getByRole('grid', { name: 'Chessboard' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Back to Home' })).toHaveAttribute('href', '/')
})
