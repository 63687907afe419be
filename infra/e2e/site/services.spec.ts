import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

/** The specification's catalogue: title, price, sessions, what every plan of its group shares. */
const catalogue = [
  ['Real Silver', '₹999', 4, 'Every Sunday'],
  ['Real Gold', '₹2999', 24, 'Every Sunday'],
  ['Solo Bronze', '₹1999', 4, '45 min/session'],
  ['Solo Silver', '₹4999', 12, '45 min/session'],
  ['Solo Gold', '₹8999', 24, '45 min/session'],
  ['Silver Group', '₹999', 4, '55 min/session'],
  ['Gold Group', '₹1999', 12, '55 min/session'],
  ['Demo', 'Free', 1, ''],
] as const

test('eight plans in four groups, each with its dialog and its enquiry', async ({ page }) => {
  await page.goto('/services')
  await expect(page.getByRole('heading', { level: 2 }).filter({ visible: true })).toHaveText([
    'Offline Membership',
    'Online Coaching: Individual',
    'Online Coaching: Group',
    'Demo Session',
    'Quick links',
    'Reach us',
  ])
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(catalogue.length)

  for (const [title, price, sessions, rhythm] of catalogue) {
    const count = sessions === 1 ? '1 session' : `${sessions} sessions`
    const card = page
      .getByRole('article')
      .filter({ has: page.getByRole('heading', { name: title, exact: true }) })
    await expect(card).toContainText(price)
    await expect(card).toContainText(count)
    await expect(card).toContainText(rhythm)

    await card.getByRole('button', { name: 'Get Started' }).click()
    const dialog = page.getByRole('dialog', { name: title, exact: true })
    await expect(dialog).toContainText(price)
    await expect(dialog).toContainText(count)
    await expect(dialog.getByRole('paragraph').last()).toHaveText(/\w{3}.{40}/)

    const enquire = dialog.getByRole('link', { name: 'Enquire Now' })
    await expect(enquire).toHaveAttribute('target', '_blank')
    await expect(enquire).toHaveAttribute('rel', 'noopener')
    const chat = new URL((await enquire.getAttribute('href'))!)
    expect(chat.origin).toBe('https://wa.me')
    expect(chat.pathname).toMatch(/^\/\d{8,15}$/)
    expect(chat.searchParams.get('text')).toContain(title)
    expect(chat.searchParams.get('text')).toContain(count)
    await dialog.getByRole('button', { name: 'Close' }).last().click()
    await expect(dialog).toBeHidden()
  }
})

test('Escape, the cross and a press outside close a plan; focus goes back', async ({ page }) => {
  await page.goto('/services')
  const opener = page.getByRole('button', { name: 'Get Started with Solo Gold' })
  const dialog = page.getByRole('dialog', { name: 'Solo Gold' })
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).first().click(),
    () => page.mouse.click(20, 450),
  ]
  for (const close of ways) {
    await opener.click()
    await expect(dialog).toBeVisible()
    await close()
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()
  }
})

test('a press that began inside the dialog does not close it', async ({ page }) => {
  await page.goto('/services')
  await page.getByRole('button', { name: 'Get Started with Demo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Demo' })
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(20, 450)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 }, contextOptions: { reducedMotion: 'reduce' } })
  test('a plan shows its description; what is too long shows that it scrolls', async ({ page }) => {
    await page.goto('/services')
    for (const [title] of catalogue) {
      await page.getByRole('button', { name: `Get Started with ${title}`, exact: true }).click()
      const dialog = page.getByRole('dialog', { name: title, exact: true })
      await expect(dialog.getByRole('paragraph').last()).toBeInViewport({ ratio: 1 })
      await expect(dialog.getByRole('link', { name: 'Enquire Now' })).toBeInViewport({ ratio: 1 })
      await page.keyboard.press('Escape')
    }

    await page.setViewportSize({ width: 568, height: 220 })
    await page.getByRole('button', { name: 'Get Started with Real Gold' }).click()
    const body = page.getByRole('dialog', { name: 'Real Gold' }).locator('.dialog-body')
    /** How much more red than blue the last line of what is shown has: gold light has much. */
    const lightBelow = async () => {
      const { x, y, width, height } = (await body.boundingBox())!
      const clip = { x, y: y + height - 2, width: width - 20, height: 1 }
      const { channels } = await sharp(await page.screenshot({ clip })).stats()
      return channels[0]!.mean - channels[2]!.mean
    }
    expect(await lightBelow()).toBeGreaterThan(20)
    await body.evaluate((node) => node.scrollTo({ top: node.scrollHeight, behavior: 'instant' }))
    await expect.poll(lightBelow).toBeLessThan(5)
  })
})
