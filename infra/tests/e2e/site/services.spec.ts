import type { Page } from '@playwright/test'
import type { Batch } from '@academy/api/shared/classes/batches'
import { identity } from '@academy/api/shared/identity/identity'
import { plans } from '@academy/api/shared/plans/plans'
import { expect, expectAccessible } from '../fixtures.ts'
import { SMALL_PHONE } from '../large-text.ts'
import { expectChat, openWithoutScripts, test } from './visitor.ts'

/** What every plan of a group shares. */
const RHYTHMS = {
  offline: 'Every Sunday',
  individual: '45 min/session',
  group: '55 min/session',
  demo: 'One lesson, no obligation',
}
/** Two plans, by their place alone. */
const [first, second] = plans

test('all plans are compared, and enquired about on WhatsApp', async ({ page }) => {
  await page.goto('/services')
  const glance = page.getByRole('region', { name: 'At a glance' })
  for (const title of [
    'Offline Membership',
    'Online Coaching: Individual',
    'Online Coaching: Group',
    'Demo Session',
  ]) {
    await glance.getByRole('link', { name: title }).click()
    await expect(page.getByRole('heading', { level: 2, name: title })).toBeInViewport()
  }
  const shown = await page
    .getByRole('main')
    .getByRole('article')
    .evaluateAll((cards) =>
      cards.map((card) => {
        const opener = card.querySelector('button')!
        const dialog = document.getElementById(opener.getAttribute('commandfor')!)!
        return {
          title: card.querySelector('h3')!.textContent,
          opener: opener.textContent,
          card: card.textContent,
          dialog: dialog.textContent,
          chat: dialog.querySelector<HTMLAnchorElement>('a[href*="wa.me"]')!.href,
        }
      })
    )
  expect(shown.map(({ title }) => title)).toEqual(plans.map(({ names }) => names.en))
  for (const [index, { names, price: rupees, sessions, category }] of plans.entries()) {
    const { opener, card, dialog, chat } = shown[index]!
    const price = rupees === 0 ? 'Free' : `₹${rupees}`
    const count = sessions === 1 ? '1 session' : `${sessions} sessions`
    expect(opener).toBe(`Get Started with ${names.en}`)
    for (const words of [price, count, RHYTHMS[category]]) expect(card).toContain(words)
    expect(dialog).toContain(price)
    const { origin, pathname, searchParams } = new URL(chat)
    expect(origin + pathname).toBe(`https://wa.me/${identity.whatsapp}`)
    expect(searchParams.get('text')).toContain(names.en)
    expect(searchParams.get('text')).toContain(count)
  }
})

test('a plan has its own address, traps the focus, and closes by Back, Escape, button or outside', async ({
  page,
}) => {
  await page.goto('/services')
  const opener = page.getByRole('button', { name: `Get Started with ${second.names.en}` })
  const dialog = page.getByRole('dialog', { name: second.names.en, exact: true })
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Close' }).first().click(),
    () => page.mouse.click(20, 450),
    () => page.goBack(),
  ]) {
    await opener.press('Enter')
    await expect(dialog).toBeVisible()
    await expect(page).toHaveURL(`/services#${second.id}`)
    await close()
    await expect(dialog).toBeHidden()
    await expect(page).toHaveURL('/services')
    await expect(opener).toBeFocused()
  }
  await page.goForward()
  await expect(dialog).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Enquire Now' })).toBeVisible()
  await expectAccessible(page)
  for (let presses = 0; presses < 6; presses += 1) {
    await page.keyboard.press('Tab')
    const isHeld = () =>
      page.evaluate(
        () =>
          document.activeElement === document.body || !!document.activeElement?.closest('dialog')
      )
    expect(await isHeld()).toBe(true)
  }
  await dialog.getByRole('heading').hover()
  await page.mouse.down()
  await page.mouse.move(20, 450)
  await page.mouse.up()
  await expect(dialog, 'a press that began inside').toBeVisible()

  await page.goto('/about')
  await page.goto(`/services#${first.id}`)
  const linked = page.getByRole('dialog', { name: first.names.en })
  await expect(linked).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(linked).toBeHidden()
  await expect(page, 'and leads nowhere else').toHaveURL('/services')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('the menu leads to the courses, and a plan keeps its button in view', async ({ page }) => {
    await page.goto('/')
    const opener = page.getByRole('button', { name: 'Open menu' })
    const drawer = page.getByRole('dialog')
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
    await expect(drawer.locator('[aria-current=page]')).toHaveText('Home')
    await expect(drawer.getByRole('link', { name: 'Call' })).toHaveAttribute('href', /^tel:/)
    await expectAccessible(page)
    await page.touchscreen.tap(30, 400)
    await expect(drawer).toBeHidden()
    await expect(opener).toBeFocused()
    await opener.tap()
    await drawer.getByRole('link', { name: 'Courses' }).tap()
    await expect(page).toHaveURL('/services')

    await page.getByRole('button', { name: `Get Started with ${first.names.en}` }).tap()
    const plan = page.getByRole('dialog', { name: first.names.en })
    await expect(plan.getByRole('link', { name: 'Enquire Now' })).toBeInViewport({ ratio: 1 })
    await page.setViewportSize({ width: 740, height: 360 })
    await expect(plan.getByRole('link', { name: 'Enquire Now' })).toBeInViewport({ ratio: 1 })
  })
})

/** How many of the stored classes an age can visit. */
async function batchesFor(page: Page, age: number): Promise<number> {
  const answer = await page.request.get('/api/classes')
  const { data } = (await answer.json()) as { data: { batches: Batch[] } }
  return data.batches.filter(({ ages }) => {
    const [least, most = 99] = ages.match(/\d+/g)!.map(Number)
    return age >= least! && age <= most
  }).length
}

const trial = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('group')
    .filter({ has: page.getByRole('combobox') })
    .first()

test('the answers about a trial lesson become the chat text, and nothing of the address', async ({
  page,
  foreign,
}) => {
  for (const [path, name, missing, asked] of [
    [
      '/services',
      'Asha & Ravi',
      'Write the child’s first name.',
      (batch: string) =>
        `Hello! We would like the free first lesson for Asha & Ravi, age 10: ${batch}. Is there a place?`,
    ],
    [
      '/mr/services',
      'आशा',
      'मुलाचे किंवा मुलीचे नाव लिहा.',
      (batch: string) => `नमस्कार! मोफत पहिला वर्ग हवा आहे: आशा, वय 10; ${batch}. जागा आहे का?`,
    ],
  ] as const) {
    const letThrough = await openWithoutScripts(page, path)
    const ask = trial(page)
    const age = ask.getByRole('combobox')
    const child = ask.getByRole('textbox')
    await expect(child, 'until somebody listens').toBeDisabled()
    letThrough()
    await age.selectOption('18+')
    await expect(ask.getByRole('radio')).toHaveCount(await batchesFor(page, 18))
    await age.selectOption('10')
    await expect(ask.getByRole('radio')).toHaveCount(await batchesFor(page, 10))
    const batch = ask
      .locator('label')
      .filter({ has: page.getByRole('radio') })
      .last()
    await batch.click()
    const text = asked((await batch.innerText()).trim())
    await child.press('Enter')
    await expect(child).toBeFocused()
    await expect(child).toHaveAccessibleDescription(missing)
    await child.fill(` ${name} `)
    await expect(child).toHaveAccessibleDescription('')
    await expectChat(ask.getByRole('link'), text)
    await child.press('Enter')
    await expect.poll(() => foreign.length).toBe(1)
    expect(new URL(foreign.pop()!).searchParams.get('text')).toBe(text)
    await expect(page).toHaveURL(path)
    await page.unroute('**/*.js')
  }
})

/** Where a page asks for the free lesson, and with which words in which language. */
const asks = {
  '/': 'Hello! I have seen your website and would like a free first lesson. Which day would suit?',
  '/mr': 'नमस्कार! मी तुमची वेबसाइट पाहिली. मला मोफत पहिला वर्ग घ्यायचा आहे. कोणता दिवस सोयीचा होईल?',
  '/hi': 'नमस्ते! मैंने आपकी वेबसाइट देखी। मुझे मुफ़्त पहली क्लास लेनी है। कौन-सा दिन ठीक रहेगा?',
  '/services': 'Hello! I have looked at your courses and would like the free first lesson.',
  '/mr/services': 'नमस्कार! मी तुमचे अभ्यासक्रम पाहिले. मला मोफत पहिला वर्ग घ्यायचा आहे.',
  '/hi/services': 'नमस्ते! मैंने आपके कोर्स देखे। मुझे मुफ़्त पहली क्लास लेनी है।',
  '/about': 'Hello! I have read about your academy and would like a free first lesson.',
  '/hi/about': 'नमस्ते! मैंने आपकी अकादमी के बारे में पढ़ा। मुझे मुफ़्त पहली क्लास लेनी है।',
  '/testimonials': 'Hello! I have read what your students say and would like a free first lesson.',
  '/mr/testimonials': 'नमस्कार! तुमच्या विद्यार्थ्यांचे अभिप्राय मी वाचले. मला मोफत पहिला वर्ग घ्यायचा आहे.',
}

test('each page asks for the free lesson in its own text', async ({ request }) => {
  for (const [path, text] of Object.entries(asks)) {
    const html = await (await request.get(path)).text()
    const [main] = /<main[\s>].*<\/main>/s.exec(html)!
    const chats = [...main.matchAll(/<a [^>]*href="(https:\/\/wa\.me\/[^"]+)"[^>]*>/g)]
    const asking = chats.filter(([, href]) => {
      const { pathname, searchParams } = new URL(href!.replaceAll('&amp;', '&'))
      return pathname === `/${identity.whatsapp}` && searchParams.get('text') === text
    })
    expect(
      asking.map(([tag]) => tag),
      path
    ).not.toEqual([])
    for (const [tag] of asking) expect(tag).toContain('target="_blank" rel="noopener"')
  }
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('nothing is asked that nobody would read; a plan begins on the first screen of a small phone', async ({
    page,
  }) => {
    await page.setViewportSize(SMALL_PHONE)
    for (const path of ['/services', '/mr/services', '/hi/services']) {
      await page.goto(path)
      const title = page.getByRole('article').first().getByRole('heading')
      await expect(title, path).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('textbox')).toHaveCount(0)
    }
  })
})
