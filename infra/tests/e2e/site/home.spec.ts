import { expect } from '../fixtures.ts'
import { expectChat, test } from './visitor.ts'

test('the home page leads from its headline to the courses and to the academy; the scroll hint to the problem of the day, and the four highlights follow', async ({
  page,
}) => {
  await page.goto('/')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Master the Game of Kings')
  await main.getByRole('link', { name: 'Start Learning' }).click()
  await expect(page).toHaveURL('/services')
  await page.goBack()
  await main.getByRole('link', { name: 'Learn More' }).click()
  await expect(page).toHaveURL('/about')

  await page.goBack()
  await page.getByRole('link', { name: 'Scroll' }).click()
  await expect(page.locator('#your-move')).toBeInViewport()
  const highlights = page.getByRole('region', { name: 'What you find here' })
  await expect(highlights.getByRole('heading', { level: 3 })).toHaveText([
    'Expert Training',
    'Tournaments',
    'Community',
    'All Levels',
  ])
})

test('each highlight leads on, wherever its card is pressed', async ({ page }) => {
  const ways = [
    ['Expert Training', 'How we teach', '/about'],
    ['Tournaments', 'All tournaments', '/updates'],
    ['Community', 'What students say', '/testimonials'],
    ['All Levels', 'Courses and prices', '/services'],
  ] as const
  await page.goto('/')
  for (const [title, link, path] of ways) {
    const card = page
      .getByRole('region', { name: 'What you find here' })
      .getByRole('listitem')
      .filter({ hasText: title })
    await expect(card.getByRole('link')).toHaveAccessibleName(link)
    await card.getByRole('link').focus()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Tab')
    const ring = await card
      .getByRole('link')
      .evaluate((node) => getComputedStyle(node, '::after').outlineStyle)
    expect(ring, 'the ring of the whole card').toBe('solid')
    await card.click({ position: { x: 40, y: 40 } })
    await expect(page).toHaveURL(path)
    await page.goBack()
  }
})

const asks = {
  '/': 'Hello! I have seen your website and would like a free first lesson. Which day would suit?',
  '/mr': 'नमस्कार! मी तुमची वेबसाइट पाहिली. मला पहिला मोफत वर्ग हवा आहे. कोणता दिवस सोयीचा होईल?',
  '/hi': 'नमस्ते! मैंने आपकी वेबसाइट देखी। मुझे पहली मुफ़्त क्लास चाहिए। कौन-सा दिन ठीक रहेगा?',
}

test('the home page ends with the free lesson, asked for in the words of its language', async ({
  page,
}) => {
  for (const [path, text] of Object.entries(asks)) {
    await page.goto(path)
    const ask = page.getByRole('main').getByRole('link', { name: /WhatsApp/ })
    await expectChat(ask, text)
  }
})
