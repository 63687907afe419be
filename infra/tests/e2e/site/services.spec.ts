import { identity } from '@academy/api/shared/identity'
import sharp from 'sharp'
import { expect } from '../fixtures.ts'
import { expectChat, expectNoSidewaysScroll, test } from './visitor.ts'

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

test('eight plans in four groups, each with its dialog and its enquiry; at a glance: what a lesson comes to, how long it is and for whom, and what the identity says of the teaching', async ({
  page,
}) => {
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
    await expect(card.getByText(/^For /), 'for whom it is').toBeVisible()
    const rupees = Number(price.replace('₹', ''))
    if (rupees) {
      await expect(card).toContainText(`about ₹${Math.round(rupees / sessions)} per session`)
    }

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

  const glance = page.getByRole('region', { name: 'At a glance' })
  const rows = [
    ['Offline Membership', '₹125–₹250 per session', 'Every Sunday'],
    ['Online Coaching: Individual', '₹375–₹500 per session', '45 min/session'],
    ['Online Coaching: Group', '₹167–₹250 per session', '55 min/session'],
    ['Demo Session', 'Free', 'One lesson, no obligation'],
  ]
  const groups = glance.getByRole('listitem')
  await expect(groups).toHaveCount(rows.length)
  for (const [index, [title, price, rhythm]] of rows.entries()) {
    await expect(groups.nth(index)).toContainText(price!)
    await expect(groups.nth(index)).toContainText(rhythm!)
    await expect(groups.nth(index).getByText(/^For /)).toBeVisible()
    await glance.getByRole('link', { name: title! }).click()
    await expect(page.getByRole('heading', { level: 2, name: title! })).toBeInViewport()
  }

  const { sundays, youngest, groupMost, languages } = identity.teaching
  expect([sundays, youngest, groupMost, languages].every(Boolean), 'all are known').toBe(true)
  const facts = [
    ['Sundays in the hall', /^10\.00 am – 12\.00 pm$/],
    ['Ages', `${youngest} years and older`],
    ['In an online group', `at most ${groupMost} players`],
    ['We teach in', 'Marathi, Hindi, English'],
  ] as const
  await expect(glance.getByRole('term')).toHaveText(facts.map(([label]) => label))
  await expect(glance.getByRole('definition')).toHaveText(facts.map(([, value]) => value))
})

test.describe('on a small phone without JavaScript', () => {
  test.use({ viewport: { width: 320, height: 568 }, javaScriptEnabled: false })
  const asks = {
    '/services': 'Hello! I have looked at your courses and would like the free first lesson.',
    '/mr/services': 'नमस्कार! मी तुमचे अभ्यासक्रम पाहिले. मला पहिला मोफत वर्ग हवा आहे.',
    '/hi/services': 'नमस्ते! मैंने आपके कोर्स देखे। मुझे पहली मुफ़्त क्लास चाहिए।',
  }
  test('the courses offer the free lesson on the first screen, in the words of their language', async ({
    page,
  }) => {
    for (const [path, text] of Object.entries(asks)) {
      await page.goto(path)
      const ask = page
        .getByRole('main')
        .getByRole('link', { name: /WhatsApp/ })
        .first()
      await expect(ask).toBeInViewport({ ratio: 1 })
      await expectChat(ask, text)
      await expectNoSidewaysScroll(page)
    }
  })
})

test('Escape, the cross and a press outside close a plan; focus goes back; a press that began inside does not', async ({
  page,
}) => {
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

  await opener.click()
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(20, 450)
  await page.mouse.up()
  await expect(dialog).toBeVisible()
})

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 740, height: 360 } })
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
