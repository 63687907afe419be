import { expect } from '../fixtures.ts'
import { expectChat, test } from './visitor.ts'

const navigation = [
  ['Home', '/'],
  ['About', '/about'],
  ['Courses', '/services'],
  ['Updates', '/updates'],
  ['Achievements', '/achievements'],
  ['Testimonials', '/testimonials'],
  ['Contact', '/contact'],
] as const

test('the top bar names the seven pages and marks the one that is shown', async ({ page }) => {
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  await expect(bar.getByRole('link')).toHaveText(navigation.map(([title]) => title))
  for (const [title, path] of navigation) {
    await bar.getByRole('link', { name: title }).click()
    await expect(page).toHaveURL(path)
    await expect(bar.locator('[aria-current=page]')).toHaveText(title)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
})

test('the footer has the quick links, the contact details and four inert social marks; past 50 px of scrolling the bar turns opaque, with gold in it', async ({
  page,
}) => {
  await page.goto('/')
  const footer = page.getByRole('contentinfo')
  const links = footer.getByRole('navigation', { name: 'Quick links' }).getByRole('link')
  await expect(links).toHaveText([
    ...['Home', 'Courses', 'Updates', 'Testimonials'],
    ...['Daily problem', 'Contact', 'Login'],
  ])
  await expect(links.last()).toHaveAttribute('href', '/login')
  await expect(footer.getByRole('link', { name: /^\+91/ })).toHaveAttribute('href', /^tel:\+91\d+$/)
  await expect(footer.getByRole('link', { name: /@/ })).toHaveAttribute('href', /^mailto:/)
  await expectChat(
    footer.getByRole('link', { name: 'WhatsApp' }),
    'Hello! I have a question about your chess academy.'
  )
  await expect(footer.getByText('Mon-Fri 9am-6pm')).toBeVisible()
  await expect(footer.getByText(/Maharashtra/)).toBeVisible()
  const social = footer.getByRole('list', { name: 'Social media' })
  await expect(social.getByRole('img', { name: /: coming soon$/ })).toHaveCount(4)
  await expect(social.getByRole('link')).toHaveCount(0)

  const bar = page.getByRole('banner')
  await expect(bar).toHaveCSS('height', '80px')
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 49, behavior: 'instant' }))
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(49)
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
  await page.evaluate(() => scrollTo({ top: 51, behavior: 'instant' }))
  await expect(bar).toHaveCSS('background-color', 'rgba(27, 25, 17, 0.99)')
  await expect(bar).toHaveCSS('border-bottom-color', 'rgba(255, 215, 0, 0.28)')
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await expect(bar).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
})

test('by keyboard: the skip link first, then into the page past the bar, under which nothing that is focused ever is', async ({
  page,
}) => {
  await page.goto('/services')
  await page.keyboard.press('Tab')
  const skip = page.getByRole('link', { name: 'Skip to content' })
  await expect(skip).toBeFocused()
  await expect(skip).toBeInViewport()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Free first lesson on WhatsApp' })).toBeFocused()
  const first = page.getByRole('button', { name: 'Get Started with Real Silver' })
  for (let group = 0; group < 5; group += 1) await page.keyboard.press('Tab')
  await expect(first).toBeFocused()
  await expect(first).toHaveCSS('outline-color', 'rgb(255, 215, 0)')
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Real Silver' })
  await expect(dialog).toBeVisible()
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    const isHeld = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog')
    )
    expect(isHeld, 'focus stays in the dialog').toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(first).toBeFocused()

  const buttons = page.getByRole('button', { name: /^Get Started/ })
  await page.evaluate(() => scrollTo({ top: 1e6, behavior: 'instant' }))
  await buttons.last().focus()
  for (let presses = 0; presses < 7; presses += 1) {
    await page.keyboard.press('Shift+Tab')
    const focused = page.locator(':focus')
    await expect
      .poll(() => focused.evaluate((element) => element.getBoundingClientRect().top))
      .toBeGreaterThanOrEqual(80)
  }
})
