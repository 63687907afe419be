import type { Page } from '@playwright/test'
import sharp from 'sharp'
import { Director } from '../director.ts'
import { expect } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { inDays, plain } from '../site/items.ts'
import { answerTo, test } from './director.ts'
import { card, items } from './lists.ts'
import { cropper, newForm, openNew, untilAwake } from './tournament-form.ts'

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

const director = new Director(test)

/** Taps since the view was opened; what a person types or pastes is none. */
async function countTaps(page: Page, path: string): Promise<() => Promise<number>> {
  await page.goto(path)
  return page
    .evaluateHandle(() => {
      const seen = { taps: 0 }
      addEventListener('click', ({ isTrusted }) => (seen.taps += Number(isTrusted)), true)
      return seen
    })
    .then((seen) => () => seen.evaluate(({ taps }) => taps))
}

test('a circular is published in three taps, and called off in two', async ({ page }) => {
  const taps = await countTaps(page, '/admin')
  await page.getByRole('button', { name: 'Add Tournament' }).tap()
  const form = newForm(page)
  await untilAwake(form)
  await form.getByRole('button', { name: 'Paste a circular' }).tap()
  await form.getByLabel('Text of the circular').fill(`FEW TAPS OPEN RAPID TOURNAMENT
Date: 13 December 2029
Venue: Town Hall, Station Road, Sangamner
Entry fee: Rs. 300/-
Registration: https://forms.example/few-taps`)
  await expect(form.getByText(/filled in/).first()).toBeVisible()
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(card(page, 'FEW TAPS OPEN')).toContainText('13 Dec 2029')
  const way = page.getByRole('link', { name: 'Players, pairings, results: FEW TAPS OPEN' })
  await expect(way, 'it says where players and results go').toBeVisible()
  expect(await taps()).toBe(3)

  await page.getByRole('button', { name: /^Postpone or Cancel FEW TAPS OPEN/ }).tap()
  const sheet = page.getByRole('dialog', { name: 'Postpone or Cancel' })
  await sheet.getByRole('button', { name: 'Cancel the Tournament' }).tap()
  await expect(page.getByRole('dialog', { name: 'Change Status' })).toContainText('Cancelled')
  expect(await taps()).toBe(3 + 2)
})

test('what is doubtful in a forwarded circular is answered where it is asked', async ({ page }) => {
  await page.goto('/admin')
  const form = await openNew(page)
  await form.getByRole('button', { name: 'Paste a circular' }).tap()
  await form.getByLabel('Text of the circular').fill(`*Fwd: jai shri ram* 🙏
pls fwd in all groups
*SAHYADRI CHESS ACADEMY* presents
*DOUBTFUL OPEN RAPID TOURNAMENT* ♟️
📅 दिनांक: १३ डिसेंबर २०२९
📍 Venue: Town Hall, Station Road, Sangamner
⏰ Reporting time: 8.30 am
Rounds: 7 (Swiss), 15 min + 10 sec
💵 Entry fee: Rs. 300/- up to 5 December, Rs. 400/- up to 9 December
Last date of entry: 10th December 2029
🥇 Rs. 11,000 + Trophy
🥈 Rs. 7,000
Contact: Mr. Anil Gaikwad 55500 12345`)
  await expect(
    form.getByRole('status').filter({ hasText: '2 details not used yet' }).first()
  ).toBeVisible()
  for (const question of [/^Use .*Entry fee.*₹300/, /^Use .*Prizes/]) {
    await form.getByRole('button', { name: 'Look', exact: true }).tap()
    const answer = form.getByRole('button', { name: question })
    await expect(answer).toBeInViewport({ ratio: 1 })
    await answer.tap()
  }
  const saved = answerTo(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).tap()
  const { data } = (await (await saved).json()) as { data: Record<string, unknown> }
  const prizes = [{ amount: 11_000 }, { amount: 7_000 }]
  const read = { startDate: '2029-12-13', entryFee: 300, formLink: 'https://wa.me/915550012345' }
  expect(data).toMatchObject({ ...read, prizes })
})

test('the message that waits longest is answered from the strip in two taps', async ({ page }) => {
  const taps = await countTaps(page, '/admin')
  await page.getByRole('link', { name: /to answer/ }).tap()
  const message = items(page).first()
  // Sample numbers reach nobody by WhatsApp: the mail is the first way then.
  const send = message.getByRole('link', { name: /^(?:WhatsApp|Reply by Email)$/ }).first()
  await expect(send).toHaveAttribute('href', /Hello/)
  const { y } = (await message.boundingBox())!
  expect(y, 'the message is in sight').toBeLessThan(300)
  await send.tap()
  await expect(message.getByText('Sent?')).toBeVisible()
  expect(await taps()).toBe(2)

  const answered = answerTo(page, 'PATCH', '/api/contacts/*')
  await message.getByRole('button', { name: 'Yes, sent' }).tap()
  expect((await answered).ok()).toBe(true)
  const [name] = (await items(page).last().getByRole('button').innerText()).split('\n')
  const head = page.getByRole('main').getByRole('button', { name: name!, expanded: false })
  // Far enough down that the page can follow when the answered one goes from above it.
  await head.evaluate((element) => element.scrollIntoView({ block: 'center' }))
  const before = (await head.boundingBox())!.y
  await head.tap()
  const opened = page.getByRole('main').getByRole('button', { name: name!, expanded: true })
  const moved = (await opened.boundingBox())!.y - before
  expect(Math.abs(moved), 'the head stays where it was tapped').toBeLessThan(2)
  await expect(page.getByLabel('Text of the reply'), 'the answered one is closed').toHaveCount(1)
})

test('an achievement with a photo is published in four taps; Enter publishes nothing', async ({
  page,
}) => {
  const taps = await countTaps(page, '/admin/achievements')
  const card = await items(page).first().boundingBox()
  expect(card!.y, 'the first card is in sight').toBeLessThan(320)
  await page.getByRole('button', { name: 'Add Achievement' }).tap()
  const form = page.getByRole('dialog', { name: 'Create New Achievement' })
  const chooser = page.waitForEvent('filechooser')
  await form.getByRole('button', { name: 'Choose picture' }).tap()
  const buffer = await quarteredPhoto(900, 1200)
  await (await chooser).setFiles({ name: 'photo.jpg', mimeType: 'image/jpeg', buffer })
  await cropper(page).getByRole('button', { name: 'Crop', exact: true }).tap()
  const photo = await form.getByRole('button', { name: 'Enlarge image' }).boundingBox()
  const field = await form.getByLabel('Title').boundingBox()
  expect(photo!.y, 'the photo is above the fields').toBeLessThan(field!.y)
  for (const label of ['Title', 'Student name', 'Location', 'Rating change']) {
    await form.getByLabel(label).fill('Few taps')
  }
  await form.getByLabel('Rating change').press('Enter')
  await expect(form, 'Enter goes on and publishes nothing').toBeVisible()
  await form.getByLabel('Description', { exact: true }).fill('Won every round.')
  await form.getByLabel('Tags').fill('Left behind')
  const saved = answerTo(page, 'POST', '/api/achievements')
  await form.getByRole('button', { name: 'Save' }).tap()
  await expect(items(page).first()).toContainText('Few taps')
  expect(await taps()).toBe(4)

  const { data } = (await (await saved).json()) as { data: { image: string; tags: string[] } }
  expect(data.tags, 'the one that was being typed').toEqual(['Left behind'])
  const image = await (await page.request.get(data.image)).body()
  const { width, height } = await sharp(image).metadata()
  expect(height / width, 'what is sent is the crop').toBeCloseTo(4 / 3, 1)
})

test('a round is published in two taps, and sent to the group in one more', async ({
  page,
  context,
}) => {
  const onDay = { startDate: inDays(0), endDate: inDays(0) }
  await director.publish('tournaments', { ...plain, ...onDay, title: 'Few Rounds Open' })
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const taps = await countTaps(page, '/admin')
  await page.getByRole('link', { name: 'Today: Few Rounds Open · Results' }).tap()
  await page.getByLabel('Paste players, pairings or results').evaluate((field) => {
    const clipboardData = new DataTransfer()
    const list = 'Round 1\nBo.\tNo.\tWhite\tResult\tBlack\tNo.\n1\t1\tJadhav, Asha\t\tPatil, Om\t2'
    clipboardData.setData('text/plain', list)
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }))
  })
  await page.getByRole('button', { name: 'Publish results' }).tap()
  const send = page.getByRole('link', { name: 'Send to WhatsApp' })
  await expect(page.getByText('The website shows it now')).toBeVisible()
  await expect(page.getByText('Send to WhatsApp'), 'no second one in the notice').toHaveCount(1)
  await expect(send).toBeInViewport({ ratio: 1 })
  expect(await taps()).toBe(2)
  const popup = page.waitForEvent('popup')
  await send.tap()
  await popup
  expect(await taps()).toBe(2 + 1)
})

test('no class on the next day is said in three taps, and to the group in one more', async ({
  page,
  context,
  request,
}) => {
  await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
  const taps = await countTaps(page, '/admin')
  await page.getByRole('link', { name: 'Notice', exact: true }).tap()
  const form = page.getByRole('dialog', { name: 'New notice' })
  await form.getByRole('radio', { name: 'No class' }).tap()
  await form.getByRole('button', { name: 'Save' }).tap()
  const notice = page.getByRole('listitem').filter({ hasText: 'No class on' })
  await expect(form).toBeHidden()
  expect(await taps()).toBe(3)
  const said = await notice.getByRole('heading').innerText()
  for (const path of ['/', '/services', '/updates.ics']) {
    const shown = (await (await request.get(path)).text()).replaceAll('\\,', ',')
    expect(shown, path).toContain(said)
  }

  const send = notice.getByRole('link', { name: 'Send to WhatsApp' })
  await expect(send).toBeInViewport({ ratio: 1 })
  const popup = page.waitForEvent('popup')
  await send.tap()
  const [sentence] = new URL((await popup).url()).searchParams.get('text')!.split('\n')
  expect(sentence).toBe(said)
  expect(await taps()).toBe(3 + 1)

  await notice.getByRole('button', { name: /^Delete/ }).tap()
  await page.getByRole('button', { name: 'Delete', exact: true }).tap()
  await expect(notice).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expect(notice).toBeVisible()
})
