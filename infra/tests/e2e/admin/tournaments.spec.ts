import type { Page } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { quarteredPhoto } from '../photo.ts'
import { inDays } from '../site/items.ts'
import { answerTo, inject, NETWORK_FAULTS, test } from './director.ts'
import { elsewhere, type Item } from './elsewhere.ts'
import { card, dictate, items, showMore, toast, tournament } from './lists.ts'
import {
  chipOf,
  choose,
  crop,
  cropper,
  editForm,
  enlarge,
  fillIn,
  newForm,
  openEdit,
  openNew,
  previewQuarters,
  showAllFields,
  untilAwake,
} from './tournament-form.ts'

test.use({ expectedConsole: NETWORK_FAULTS })

test('the list is searched and filtered in the address, and has empty and error states', async ({
  page,
}) => {
  await dictate(page, 'tournaments', [
    tournament('a', { title: 'Monsoon Open', description: 'A long story. '.repeat(60) }),
    tournament('b', { title: 'Winter Rapid', description: 'After the MONSOON.', isActive: false }),
    tournament('c', { title: 'School Cup' }),
  ])
  await page.goto('/admin')
  const counter = page.getByText(/^\d+ of \d+ tournaments$/)
  const search = page.getByRole('searchbox', { name: 'Search tournaments...' })
  await expect(counter).toHaveText('3 of 3 tournaments')
  await expect(items(page).nth(1).getByText('Inactive', { exact: true })).toBeVisible()
  const lines = await items(page)
    .first()
    .getByText('A long story.')
    .evaluate((text) => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight))
  expect(Math.round(lines)).toBe(3)
  await search.fill('monsoon')
  await expect(counter).toHaveText('2 of 3 tournaments')
  await page.getByRole('button', { name: 'Filters', exact: true }).click()
  await page.getByLabel('Status').selectOption('Inactive')
  await expect(items(page).getByRole('heading')).toHaveText(['Winter Rapid'])
  await expect(page).toHaveURL(/\/admin\?q=monsoon&status=inactive$/)
  await page.reload()
  await expect(counter).toHaveText('1 of 3 tournaments')
  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeVisible()
  await page.goBack()
  await expect(search).toHaveValue('monsoon')
  await expect(counter).toHaveText('1 of 3 tournaments')
  await search.fill('cup of tea')
  await expect(page.getByRole('heading', { name: 'No tournaments found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear Filters' }).click()
  await expect(counter).toHaveText('3 of 3 tournaments')
  await dictate(page, 'tournaments', [])
  await page.reload()
  await expect(page.getByText('Create your first tournament to get started')).toBeVisible()
  await inject(page, 'GET', '/api/tournaments/admin', { status: 500 })
  await page.reload()
  await expect(page.getByText('Failed to load tournaments')).toBeVisible()
})

const CIRCULAR = `*SAHYADRI CHESS ACADEMY* presents
*CIRCULAR OPEN RAPID TOURNAMENT* ♟️
📅 दिनांक: १३ डिसेंबर २०२९
📍 Venue: Town Hall, Station Road, Sangamner
⏰ Reporting time: 8.30 am
Rounds: 7 (Swiss), 15 min + 10 sec
💵 Entry fee: Rs. 300/-
Last date of entry: 10th December 2029
🥇 Rs. 11,000 + Trophy
🥈 Rs. 7,000
Registration: https://forms.example/circular-rapid
Contact: Mr. Anil Gaikwad 55500 12345`

test('a pasted circular is checked, published with a banner and shown to visitors', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  await form.getByRole('button', { name: 'Paste a circular' }).click()
  await form.getByLabel('Text of the circular').fill(CIRCULAR)
  await expect(chipOf(form, 'Title')).toContainText('CIRCULAR OPEN RAPID TOURNAMENT')
  await expect(chipOf(form, 'Prizes')).toContainText('₹18,000 in 2 prizes')
  await expectAccessible(page)
  await showAllFields(form)
  for (const [label, value] of Object.entries({
    'Registration link': 'https://forms.example/circular-rapid',
    'Start date': '2029-12-13',
    'Last date of entry': '2029-12-10',
    'Reporting time': '08:30',
    Venue: 'Town Hall, Station Road, Sangamner',
    'Entry fee in ₹': '300',
    'Contact phone': '55500 12345',
  })) {
    await expect(form.getByLabel(label, { exact: true })).toHaveValue(value)
  }
  await form.getByLabel('Entry fee in ₹').fill('250')
  await choose(form, await quarteredPhoto(1200, 900, 6))
  await crop(page)
  const saved = answerTo(page, 'POST', '/api/tournaments')
  await form.getByRole('button', { name: 'Save' }).click()
  const { data } = (await (await saved).json()) as { data: { slug: string } }
  await expect(form).toBeHidden()
  await expect(card(page, 'CIRCULAR OPEN').getByRole('img')).toBeVisible()

  await page.goto(`/updates/${data.slug}`)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('CIRCULAR OPEN RAPID TOURNAMENT')
  for (const words of ['Town Hall, Station Road', '₹250', '13 Dec 2029', 'Registration open']) {
    await expect(main.getByText(words).filter({ visible: true }).first()).toBeVisible()
  }
})

test('a banner is rotated, zoomed and moved; a file that is no picture is refused', async ({
  page,
}) => {
  await page.goto('/admin')
  const form = await openNew(page)
  const dialog = cropper(page)
  const zoom = dialog.getByRole('slider', { name: 'Zoom' })
  const frame = dialog.getByRole('group', { name: /^Crop frame/ })
  await choose(form, Buffer.from('1. e4 e5'), 'notes.txt')
  await expect(form.getByText('“notes.txt” is not a picture, so it was ignored.')).toBeVisible()
  await choose(form, Buffer.from('\0\0\0\x18ftypheic'), 'IMG_0002.heic')
  await expect(form.getByText(/^This browser cannot read HEIC photos\. Send/)).toBeInViewport()

  for (const orientation of [6, 7]) {
    await choose(form, await quarteredPhoto(1200, 900, orientation))
    const [drawn, whole] = [await frame.boundingBox(), await dialog.locator('img').boundingBox()]
    expect(drawn!.width / whole!.width, 'of the shape, all of it').toBeCloseTo(1, 2)
    await crop(page)
    const upright = ['topLeft', 'topRight', 'bottomLeft', 'bottomRight']
    expect(await previewQuarters(page), String(orientation)).toEqual(upright)
  }
  await choose(form, await quarteredPhoto(8000, 6000))
  await dialog.getByRole('button', { name: 'Rotate right' }).click()
  await crop(page)
  const turned = ['bottomLeft', 'topLeft', 'bottomRight', 'topRight']
  expect(await previewQuarters(page), '48 megapixels, turned').toEqual(turned)

  await choose(form, await quarteredPhoto(2000, 1500))
  await expect(frame).toBeVisible()
  const box = (await frame.boundingBox())!
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, -2400)
  await expect(zoom).toHaveValue('3')
  await page.mouse.down()
  await page.mouse.move(x + 900, y + 700, { steps: 3 })
  await page.mouse.up()
  await crop(page)
  expect((await previewQuarters(page)).every((quarter) => quarter === 'topLeft')).toBe(true)

  await page.getByRole('button', { name: 'Adjust crop' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await dialog.getByRole('button', { name: 'Zoom in' }).click()
  await expect(zoom).not.toHaveValue('1')
  await frame.focus()
  for (let step = 0; step < 40; step += 1) await page.keyboard.press('ArrowRight')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Cancel', exact: true }).click()
  await expect(dialog).toBeHidden()
  expect((await previewQuarters(page)).every((quarter) => quarter === 'topLeft')).toBe(true)
  await enlarge(page).click()
  await expect(page.getByRole('dialog', { name: 'Banner' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(form, 'the key closed the viewer alone').toBeVisible()
})

test('a tournament is changed, hidden, copied, deleted and restored; a failed change is sent again', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const banner = { name: 'a.jpg', mimeType: 'image/jpeg', buffer: await quarteredPhoto(400, 300) }
  const item = await server.create('Journey Cup', { banner })
  await page.goto('/admin')
  const row = card(page, 'Journey Cup')
  await row.getByRole('button', { name: 'Edit Journey Cup' }).click()
  const form = editForm(page)
  await form.getByRole('button', { name: 'Remove picture' }).click()
  await expect(form.getByText('The picture is removed when you save.')).toBeVisible()
  const first = await inject(page, 'PUT', '/api/tournaments/*', { status: 500 })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible()
  await first.lift()
  await expect(form, 'it is sent again by itself').toBeHidden()
  expect((await server.read(item)).banner).toBeNull()
  const url = String(item.banner)
  expect((await request.get(url)).status(), 'nobody is served it any more').toBe(404)

  const hidden = row.getByText('Inactive', { exact: true })
  const refused = await inject(page, 'PUT', '/api/tournaments/*', { status: 500 })
  await showMore(row)
  await row.getByRole('button', { name: 'Hide Journey Cup' }).click()
  await expect(hidden, 'at once').toBeVisible()
  await expect(row).toContainText('Waiting to be sent')
  await refused.lift()
  await toast(page, 'Tournament hidden from visitors').getByRole('button', { name: 'Undo' }).click()
  await expect(hidden).toBeHidden()

  await page.evaluate(() => window.scrollTo(0, 200))
  await row.getByRole('button', { name: 'Duplicate Journey Cup' }).click()
  await expect(newForm(page).getByLabel('Title')).toHaveValue('Journey Cup')
  await expect(newForm(page).getByRole('switch', { name: 'Active' })).not.toBeChecked()
  await newForm(page).getByLabel('Title').fill('Copied Cup')
  await newForm(page).getByRole('button', { name: 'Save' }).click()
  await expect(toast(page, 'Saved, hidden from visitors')).toBeVisible()
  await expect(items(page).first()).toContainText('Copied Cup')
  await expect.poll(() => page.evaluate(() => scrollY), 'the list goes to it').toBe(0)

  const question = page.getByRole('alertdialog', {
    name: 'Are you sure you want to delete this tournament?',
  })
  const remove = page.getByRole('button', { name: 'Delete Journey Cup' })
  await remove.click()
  await expect(question).toHaveAccessibleDescription('Journey Cup')
  await expect(question.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(remove).toBeFocused()
  await remove.click()
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(remove).toBeHidden()
  const restored = answerTo(page, 'POST', '/api/tournaments/*/restore')
  await toast(page, 'Tournament deleted').getByRole('button', { name: 'Undo' }).click()
  expect((await restored).ok()).toBe(true)
  await expect(row).toBeVisible()

  await server.remove(item)
  await page.reload()
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('button', { name: 'Recently Deleted' }).click()
  const deleted = page.getByRole('dialog', { name: 'Recently deleted tournaments' })
  await deleted.getByRole('button', { name: 'Remove for Good: Journey Cup' }).click()
  const forGood = page.getByRole('alertdialog')
  await expect(forGood.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await forGood.getByRole('button', { name: 'Remove for Good' }).click()
  await expect(page.getByText('Tournament removed for good')).toBeVisible()
})

test('a stale save compares both versions; a deleted item can be restored and saved', async ({
  page,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const item = await server.create('Stale Open')
  const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
  const side = (field: string, name: 'Mine' | 'The other phone’s') =>
    stale.getByRole('group', { name: field }).getByRole('radio', { name })
  const form = await openEdit(page, item)
  await form.getByLabel('Title').fill('Stale Open, mine')
  await form.getByLabel('Description', { exact: true }).fill('Eight rounds.')
  await server.change(item, {
    title: 'Stale Open, theirs',
    description: 'Nine rounds.',
    maxParticipants: '64',
  })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(stale.getByRole('group')).toHaveCount(3)
  await expect(side('Title', 'Mine')).toBeChecked()
  await expect(side('Maximum participants', 'The other phone’s')).toBeChecked()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(form.getByLabel('Title')).toHaveValue('Stale Open, mine')
  await form.getByLabel('Title').press('Control+Enter')
  await side('Description', 'Mine').press('ArrowDown')
  await expect(side('Description', 'The other phone’s')).toBeChecked()
  await page.keyboard.press('Control+Enter')
  // While it is open the form behind it counts as hidden.
  await expect(stale).toBeHidden()
  await expect(form).toBeHidden()
  expect(await server.read(item)).toMatchObject({
    title: 'Stale Open, mine',
    description: 'Nine rounds.',
    maxParticipants: 64,
  })

  await openEdit(page, { title: 'Stale Open, mine' })
  await form.getByLabel('Title').fill('Stale Open, restored')
  await server.remove(item)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByRole('alert')).toContainText('This was deleted while you were editing it.')
  await form.getByRole('button', { name: 'Restore and Save' }).click()
  await expect(form).toBeHidden()
  await expect.poll(async () => (await server.read(item)).title).toBe('Stale Open, restored')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true })

  const sheet = (page: Page) => page.getByRole('dialog', { name: 'Postpone or Cancel' })

  test('a forwarded circular with open questions is published with a picture, and cancelled', async ({
    page,
    request,
    token,
  }) => {
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Add Tournament' }).tap()
    const form = newForm(page)
    await untilAwake(form)
    await form.getByRole('button', { name: 'Paste a circular' }).tap()
    const forwarded = `*Fwd: jai shri ram* 🙏\npls fwd in all groups\n${CIRCULAR}`
    const withoutForm = forwarded
      .replace('CIRCULAR OPEN', 'TAPPED OPEN')
      .replace(/Registration: .*\n/, '')
      .replace('Rs. 300/-', 'Rs. 300/- up to 5 December, Rs. 400/- up to 9 December')
    await form.getByLabel('Text of the circular').fill(withoutForm)
    await expect(
      form.getByRole('status').filter({ hasText: '2 details not used yet' }).first()
    ).toBeVisible()
    for (const question of [/^Use .*Entry fee.*₹300/, /^Use .*Prizes/]) {
      await form.getByRole('button', { name: 'Look', exact: true }).tap()
      const answer = form.getByRole('button', { name: question })
      await expect(answer).toBeInViewport({ ratio: 1 })
      await answer.tap()
    }
    const chooser = page.waitForEvent('filechooser')
    await form.getByRole('button', { name: 'Choose picture' }).tap()
    const buffer = await quarteredPhoto(1600, 1200)
    await (await chooser).setFiles({ name: 'IMG_0004.jpg', mimeType: 'image/jpeg', buffer })
    await cropper(page).getByRole('button', { name: 'Crop', exact: true }).tap()
    await expect(enlarge(page)).toBeVisible()
    const saved = answerTo(page, 'POST', '/api/tournaments')
    await form.getByRole('button', { name: 'Save' }).tap()
    const { data } = (await (await saved).json()) as { data: Item & Record<string, unknown> }
    expect(data).toMatchObject({ formLink: 'https://wa.me/915550012345', entryFee: 300 })
    expect(data['banner']).toBeTruthy()
    expect(data['description']).toMatch(/^SAHYADRI CHESS ACADEMY presents/)

    await page.getByRole('button', { name: 'Postpone or Cancel TAPPED OPEN' }).tap()
    await sheet(page).getByRole('button', { name: 'Cancel the Tournament' }).tap()
    const status = page.getByRole('dialog', { name: 'Change Status' })
    await expect(status.getByRole('button', { name: 'Undo' })).toBeVisible()
    const { read } = elsewhere(request, token)
    await expect.poll(() => read(data)).toMatchObject({ status: 'cancelled' })
  })

  test('a tournament is postponed and undone, cancelled with a reason, and shared', async ({
    page,
    request,
    token,
  }) => {
    const server = elsewhere(request, token)
    const dates = { startDate: inDays(20), endDate: inDays(21), entryDeadline: inDays(15) }
    const item = await server.create('Harbour Open', {
      ...dates,
      city: 'Satara',
      translations: JSON.stringify({
        mr: { title: { text: 'बंदर खुली स्पर्धा', source: 'Harbour Open' } },
      }),
    })
    await page.goto('/admin')
    const open = page.getByRole('button', { name: 'Postpone or Cancel Harbour Open' })
    await open.tap()
    await expectAccessible(page)
    await sheet(page).getByRole('button', { name: 'Postpone', exact: true }).tap()
    const status = page.getByRole('dialog', { name: 'Change Status' })
    await expect(status.getByRole('status')).toHaveText('Postponed')
    await expect.poll(() => server.read(item)).toMatchObject({ status: 'postponed', ...dates })
    await status.getByRole('button', { name: 'Undo' }).tap()
    await expect(status).toBeHidden()
    await expect.poll(() => server.read(item)).toMatchObject({ status: 'scheduled', ...dates })

    await open.tap()
    await sheet(page).getByLabel('Reason').fill('The bridge is closed')
    await sheet(page).getByRole('button', { name: 'Cancel the Tournament' }).tap()
    await expect(status.getByText('Reason: The bridge is closed')).toBeVisible()
    const everybody = await status
      .getByRole('link', { name: 'Send to WhatsApp' })
      .getAttribute('href')
    const text = new URL(everybody!).searchParams.get('text')!
    expect(text).toMatch(/^Harbour Open\nCancelled · Reason: The bridge is closed · /)
    expect(text).toContain('बंदर खुली स्पर्धा')
    expect(text).toContain(`/updates/${item.slug}`)
    await page.goBack()
    await expect(card(page, 'Harbour Open').getByText('Cancelled')).toBeVisible()
    const reason = { status: 'cancelled', statusReason: 'The bridge is closed' }
    await expect.poll(() => server.read(item)).toMatchObject(reason)

    await page.goto(`/mr/updates/${item.slug}`)
    await expect(page.getByText('कारण: The bridge is closed').first()).toBeVisible()
  })

  test('an item in two languages is saved and shared in both with two taps', async ({ page }) => {
    await page.goto('/admin')
    const form = await openNew(page)
    await fillIn(form, { title: 'Two Tongues Open' })
    await form.locator('summary', { hasText: 'In other languages' }).tap()
    const marathi = form.getByRole('group', { name: 'मराठी' })
    await expect(marathi.getByLabel('Title')).toHaveAttribute('lang', 'mr')
    await marathi.getByLabel('Title').fill('दोन भाषांची खुली स्पर्धा')
    await form.getByRole('button', { name: 'Save' }).tap()
    await expect(form).toBeHidden()
    await toast(page, 'Tournament saved').getByRole('button', { name: 'Share' }).tap()
    const link = page.getByRole('link', { name: 'Send to WhatsApp' })
    const text = new URL((await link.getAttribute('href'))!).searchParams.get('text')!
    const { origin } = new URL(page.url())
    expect(text).toContain(`Two Tongues Open\n${origin}/updates/two-tongues-open`)
    expect(text).toContain(`दोन भाषांची खुली स्पर्धा\n${origin}/mr/updates/two-tongues-open`)
    await expectAccessible(page)
  })
})

test('a change listed in Activity can be undone', async ({ page, request, token }) => {
  const server = elsewhere(request, token)
  const item = await server.create('Diary Open', { venue: 'Town hall' })
  await server.change(item, { venue: 'School' })
  await page.goto('/admin/settings')
  await page.getByRole('link', { name: 'See All Activity' }).click()
  const line = page.getByRole('listitem').filter({ hasText: 'You changed “Diary Open”' }).first()
  await line.locator('summary').click()
  for (const words of ['Town hall', 'School']) await expect(line.getByText(words)).toBeVisible()
  await expectAccessible(page)
  await line.getByRole('button', { name: 'Undo This Change' }).click()
  await expect.poll(async () => (await server.read(item)).venue).toBe('Town hall')
})
