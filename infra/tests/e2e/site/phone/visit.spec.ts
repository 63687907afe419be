import { CONTACT_SENT } from '@academy/api/shared/contact_rules'
import { expect, expectAccessible, IN_MOTION } from '../../fixtures.ts'
import { openContact, openList, test } from '../visitor.ts'

test.use(IN_MOTION)

test('the drawer comes from the right, names every page, and leaves with a link', async ({
  page,
}) => {
  await page.goto('/')
  const opener = page.getByRole('button', { name: 'Open menu' })
  const drawer = page.getByRole('dialog')
  await expect(drawer).toBeHidden()
  await opener.tap()
  await expect(drawer.getByRole('navigation').getByRole('link')).toHaveText([
    'Home',
    'About',
    'Courses',
    'Updates',
    'Achievements',
    'Testimonials',
    'Contact',
  ])
  await expect
    .poll(async () => {
      const { x, width } = (await drawer.boundingBox())!
      return [x + width, width]
    })
    .toEqual([390, 300])
  await expect(drawer.locator('[aria-current=page]')).toHaveText('Home')
  await expect(drawer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
  await expect(drawer.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\//
  )
  await expectAccessible(page)

  await page.touchscreen.tap(30, 400)
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
  await opener.tap()
  await drawer.getByRole('button', { name: 'Close menu' }).tap()
  await expect(drawer).toBeHidden()
  await opener.tap()
  await drawer.getByRole('link', { name: 'Courses' }).tap()
  await expect(page).toHaveURL('/services')
  await expect(drawer).toBeHidden()
})

test('a plan and a tournament open as sheets from the bottom', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('button', { name: 'Get Started with Real Gold' }).tap()
  const plan = page.getByRole('dialog', { name: 'Real Gold' })
  await expect(plan.getByRole('link', { name: 'Enquire Now' })).toBeInViewport()
  await expect
    .poll(async () => {
      const { y, height } = (await plan.boundingBox())!
      return Math.round(y + height)
    })
    .toBe(844)

  await openList(page, '/updates')
  await page.getByRole('link', { name: /^View details of Founder/ }).tap()
  const sheet = page.getByRole('dialog', { name: /^Founder/ })
  await expect(sheet.getByRole('link', { name: 'Register now' })).toBeInViewport()
  await expect(sheet.getByRole('button', { name: 'Close' })).toBeInViewport()
  await sheet.getByRole('link', { name: /^View full-size/ }).tap()
  await page.getByRole('button', { name: 'Close picture' }).tap()
  await expect(page.locator('.viewer')).toBeHidden()
  await sheet.getByRole('button', { name: 'Close' }).tap()
  await expect(sheet).toBeHidden()
  await expect(page).toHaveURL('/updates')
})

test('the hall of fame is searched and sorted by thumb', async ({ page }) => {
  await openList(page, '/achievements')
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('rating')
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles.first()).toHaveText('Beat a player rated above 2300')
  await page.getByRole('searchbox').fill('arbiter')
  await expect(titles).toHaveText(['Arbiter at sixteen'])
})

test('a message is written and sent', async ({ page }) => {
  await openContact(page)
  await page.getByLabel('Your name').fill('Thumb Writer')
  await page.getByLabel('Email').fill('thumb@family.example')
  await page.getByLabel('Message').fill('Typed with one thumb in the bus.')
  await page.getByRole('button', { name: 'Send Message' }).tap()
  await expect(page.getByText(CONTACT_SENT)).toBeInViewport()
})

test('what a thumb presses is at least 44 px tall', async ({ page }) => {
  for (const path of ['/', '/services', '/updates', '/contact', '/testimonials', '/about']) {
    await page.goto(path)
    const small = await page.evaluate(() => {
      const targets = document.querySelectorAll<HTMLElement>('a, button, summary, input, select')
      return [...targets]
        .filter((target) => target.checkVisibility({ visibilityProperty: true }))
        .filter((target) => !target.closest('[aria-hidden=true], .skip-link, .card-link'))
        .map((target) => ({
          text: target.outerHTML.slice(0, 80),
          box: target.getBoundingClientRect(),
        }))
        .filter(({ box }) => box.height > 0 && box.height < 44)
        .map(({ text, box }) => `${text} ${Math.round(box.height)}`)
    })
    expect(small, path).toEqual([])
  }
})
