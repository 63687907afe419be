import { type Locator, type Page } from '@playwright/test'
import { director, expect, expectAccessible } from '../../fixtures.ts'
import { quarteredPhoto } from '../../photo.ts'
import { NETWORK_FAULTS, test } from '../director.ts'
import { firstStart } from '../kept-answers.ts'
import { items, toast } from '../lists.ts'
import { chipOf, cropper, enlarge, filled, newForm, openNew } from '../tournament-form.ts'

test.use({
  serviceWorkers: 'allow',
  viewport: { width: 360, height: 740 },
  expectedConsole: new RegExp(`${NETWORK_FAULTS.source}|^A shared picture could not be cropped`),
})

const circular = (title: string) => `*SAHYADRI CHESS ACADEMY* presents
*${title}*
Date: 13th December 2029
Venue: Town Hall, Station Road, Sangamner
Entry fee: Rs. 300/-
Last date of entry: 10th December 2029
Registration: https://forms.example/shared-rapid`

interface Shared {
  text?: string
  /** Base64 of JPEGs. */
  pictures?: string[]
}

const poster = async () => (await quarteredPhoto(900, 1200)).toString('base64')

/** Does what the phone does with what is shared: sends the form of the manifest's `share_target`. */
async function share(page: Page, shared: Shared) {
  const manifest = (await (await page.request.get('/admin/manifest.webmanifest')).json()) as {
    share_target: object
  }
  const arrived = page.waitForEvent('framenavigated')
  await page.evaluate(
    ({ target, text, pictures = [] }) => {
      const { action, method, enctype, params } = target as {
        [name in 'action' | 'method' | 'enctype']: string
      } & { params: { text: string; files: { name: string }[] } }
      const form = Object.assign(document.createElement('form'), { action, method, enctype })
      const field = (type: string, name: string) => {
        const input = Object.assign(document.createElement('input'), { type, name })
        form.append(input)
        return input
      }
      if (text) field('hidden', params.text).value = text
      const files = new DataTransfer()
      for (const [index, picture] of pictures.entries()) {
        const bytes = Uint8Array.from(atob(picture), (sign) => sign.charCodeAt(0))
        files.items.add(new File([bytes], `IMG-${index}.jpg`, { type: 'image/jpeg' }))
      }
      const chooser = field('file', params.files[0]!.name)
      chooser.multiple = true
      chooser.files = files.files
      document.body.append(form)
      form.submit()
    },
    { target: manifest.share_target, ...shared }
  )
  await arrived
}

/** What the outbox's store holds of what was shared. */
const held = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const opening = indexedDB.open('academy-outbox')
        opening.onsuccess = () => {
          const entries = opening.result.transaction('entries').objectStore('entries')
          const counting = entries.count(IDBKeyRange.lowerBound('shared-'))
          counting.onsuccess = () => {
            opening.result.close()
            resolve(counting.result)
          }
        }
      })
  )

function thumb() {
  let taps = 0
  return {
    tap: async (target: Locator) => {
      await target.tap()
      taps += 1
    },
    taps: () => taps,
  }
}

const achievementForm = (page: Page) => page.getByRole('dialog', { name: 'Create New Achievement' })
const save = (form: Locator) => form.getByRole('button', { name: 'Save', exact: true })
const strip = (page: Page) => page.getByRole('link', { name: /shared thing/ })

test('a circular with its poster is published and sent in two taps each, an achievement in five or two', async ({
  page,
  context,
}) => {
  await firstStart(page)

  await test.step('a circular with its poster is published in two taps, and sent to a group in two', async () => {
    await share(page, {
      text: circular('SHARED OPEN RAPID TOURNAMENT'),
      pictures: [await poster()],
    })
    await expect(page.getByRole('heading', { name: 'Shared with the Academy' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'IMG-0.jpg' })).toBeVisible()
    await expectAccessible(page)

    const publish = thumb()
    await publish.tap(page.getByRole('button', { name: 'Create New Tournament' }))
    const form = newForm(page)
    await expect(chipOf(form, 'Title')).toContainText('SHARED OPEN RAPID TOURNAMENT')
    await expect(chipOf(form, 'Registration link')).toContainText(
      'https://forms.example/shared-rapid'
    )
    await expect(enlarge(page)).toBeVisible()
    await expect.poll(() => held(page), 'once the draft holds it').toBe(0)
    await publish.tap(save(form))
    const saved = toast(page, 'Tournament saved')
    await expect(saved).toContainText('Live now')
    expect(publish.taps()).toBe(2)
    const card = items(page).filter({ hasText: 'SHARED OPEN RAPID TOURNAMENT' })
    await expect(card.getByRole('img')).toBeVisible()

    await saved.getByRole('button', { name: 'Share' }).tap()
    const sheet = page.getByRole('dialog', { name: 'SHARED OPEN RAPID TOURNAMENT' })
    await expect(sheet).toContainText('Live now')
    await page.goBack()
    await expect(sheet).toBeHidden()

    await context.route('https://wa.me/**', (route) => route.fulfill({ body: 'WhatsApp' }))
    const send = thumb()
    await send.tap(card.getByRole('button', { name: 'Share SHARED OPEN' }))
    await expectAccessible(page)
    const opened = page.waitForEvent('popup')
    await send.tap(sheet.getByRole('link', { name: 'Send to WhatsApp' }))
    const message = new URL((await opened).url()).searchParams.get('text')
    const address = `${new URL(page.url()).origin}/updates/shared-open-rapid-tournament`
    expect(message).toBe(
      `SHARED OPEN RAPID TOURNAMENT\nThu 13 Dec 2029 · Sangamner · ₹300 · last date 10 Dec\n${address}`
    )
    expect(send.taps()).toBe(2)
    await expect(sheet.getByRole('link', { name: 'Open' })).toHaveAttribute('href', /\/updates\//)
    await expect(sheet.getByRole('link', { name: 'Poster' })).toHaveAttribute('href', /\/poster$/)

    await page.keyboard.press('Escape')
    await card.getByRole('button', { name: /^Hide/ }).tap()
    await card.getByRole('button', { name: /^Share/ }).tap()
    await expect(sheet).toContainText('Inactive: hidden from visitors.')
    await expect(sheet.getByRole('link')).toHaveCount(0)
    await sheet.getByRole('button', { name: 'Show to visitors' }).tap()
    await expect(sheet).toContainText('Live now')
  })

  await test.step('an achievement with a photo takes five taps, with words about known people two', async () => {
    await page.keyboard.press('Escape')
    await share(page, { pictures: [await poster(), await poster()] })
    const alone = thumb()
    await alone.tap(page.getByRole('button', { name: 'Create New Achievement' }))
    const form = achievementForm(page)
    await expect(page.getByRole('button', { name: 'Enlarge image' })).toBeVisible()
    await alone.tap(form.getByLabel('Title'))
    await page.keyboard.type('Shared photo alone')
    await alone.tap(form.getByLabel('Student name'))
    await page.keyboard.type('Nisha Pawar')
    // The keyboard's own key leads on.
    await page.keyboard.press('Tab')
    await page.keyboard.type('Won every round.')
    await alone.tap(form.getByLabel('Location'))
    await page.keyboard.type('Nevasa')
    await alone.tap(save(form))
    await expect(toast(page, 'Achievement saved')).toContainText('Live now')
    expect(alone.taps()).toBe(5)
    await expect(
      items(page).filter({ hasText: 'Shared photo alone' }).getByRole('img')
    ).toBeVisible()

    await strip(page).tap()
    await expect(page.getByRole('img', { name: 'IMG-1.jpg' })).toBeVisible()
    await expect(page.getByRole('img', { name: 'IMG-0.jpg' })).toHaveCount(0)
    await page.getByRole('button', { name: 'Discard' }).tap()
    await expect(page.getByText('Nothing shared waits here')).toBeVisible()
    await toast(page, 'Discarded').getByRole('button', { name: 'Undo' }).tap()
    await expect(page.getByRole('img', { name: 'IMG-1.jpg' })).toBeVisible()
    await page.getByRole('button', { name: 'Discard' }).tap()
    await expect.poll(() => held(page)).toBe(0)

    await share(page, {
      text: 'Nisha Pawar wins at Nevasa\nFive rounds, five points. *Well done!*',
      pictures: [await poster()],
    })
    const known = thumb()
    await known.tap(page.getByRole('button', { name: 'Create New Achievement' }))
    await expect(form.getByLabel('Location')).toHaveValue('Nevasa')
    await expect(form.getByLabel('Student name')).toHaveValue('Nisha Pawar')
    await expect(form.getByLabel('Title')).toHaveValue('Nisha Pawar wins at Nevasa')
    await expect(form.getByLabel('Description', { exact: true })).toHaveValue(
      /points\. Well done!$/
    )
    await known.tap(save(form))
    await expect(toast(page, 'Achievement saved')).toBeVisible()
    expect(known.taps()).toBe(2)
  })
})

test('a shared text opens the form also without a network, and what is shared while signed out waits for the sign-in', async ({
  page,
  context,
}) => {
  await firstStart(page)

  await test.step('a text alone opens the form at once, also without a network, and is not lost', async () => {
    const earlier = await openNew(page)
    await earlier.getByLabel('Title').fill('Half a tournament')
    await earlier.getByRole('button', { name: 'Cancel' }).tap()
    await expect(earlier).toBeHidden()

    // The form's own script comes with its first opening.
    await context.setOffline(true)
    await share(page, { text: circular('SHARED OFFLINE RAPID TOURNAMENT') })
    const form = newForm(page)
    await expect(chipOf(form, 'Title')).toContainText('SHARED OFFLINE RAPID TOURNAMENT')
    await expect.poll(() => held(page)).toBe(0)
    await expect(filled(page), 'nothing of the earlier draft is mixed in').toBeHidden()
    await page.reload()
    await expect(filled(page)).toBeVisible()
    await expect(form.getByLabel('Title')).toHaveValue('SHARED OFFLINE RAPID TOURNAMENT')
    await context.setOffline(false)
    await form.getByRole('button', { name: 'Cancel' }).tap()
    await expect(form).toBeHidden()
  })

  await test.step('what is shared while signed out waits for the sign-in, and an unreadable picture is said', async () => {
    await page.evaluate(() => localStorage.removeItem('academy.token'))
    await share(page, {
      text: circular('SHARED SIGNED OUT RAPID TOURNAMENT'),
      pictures: [btoa('not a picture')],
    })
    await page.getByLabel('Email').fill(director.email)
    await page.getByLabel('Password', { exact: true }).fill(director.password)
    await page.getByRole('button', { name: 'Sign In', exact: true }).tap()
    await expect(page.getByText('IMG-0.jpg: The file is not a picture')).toBeVisible()
    await page.getByRole('button', { name: 'Create New Tournament' }).tap()
    const form = newForm(page)
    await expect(chipOf(form, 'Title')).toContainText('SHARED SIGNED OUT RAPID TOURNAMENT')
    await expect(form.getByText(/^The file is not a picture we can read/)).toBeVisible()
    await expect(cropper(page)).toBeHidden()
    expect(await held(page), 'what could not go in').toBe(1)
    await form.getByRole('button', { name: 'Cancel' }).tap()
    await expect(strip(page)).toHaveText('1 shared thing waits')

    const other = { user: { email: 'other@sahyadrichess.example' } }
    await context.route('**/api/auth/profile', (route) => route.fulfill({ json: other }))
    await page.goto('/admin/share')
    await expect(page.getByText('Nothing shared waits here')).toBeVisible()
    expect(await held(page), 'for whom it was shared').toBe(1)
  })
})

test.describe('past the worker', () => {
  test.use({ serviceWorkers: 'block' })

  test('what is shared is not stored, and the app asks for it once more', async ({ page }) => {
    await page.goto('/admin')
    await share(page, { text: circular('SHARED AND MISSED'), pictures: [await poster()] })
    await expect(page.getByText(/please share it once more\.$/)).toBeVisible()
    expect(new URL(page.url()).search).toBe('?missed')
    await expect(page.getByText('Nothing shared waits here')).toBeVisible()
    await expectAccessible(page)
  })

  test('an item in two languages goes to a group in both, each with its link', async ({
    page,
    request,
    token,
  }) => {
    const translations = { mr: { title: 'दोन भाषांतील रॅपिड', city: 'संगमनेर' } }
    const answer = await request.post('/api/tournaments', {
      headers: { Authorization: `Bearer ${token}` },
      multipart: {
        title: 'Rapid in two languages',
        description: 'Seven rounds.',
        formLink: 'https://forms.example/two',
        startDate: '2029-12-13',
        city: 'Sangamner',
        entryFee: '0',
        translations: JSON.stringify(translations),
      },
    })
    expect(answer.status()).toBe(201)
    await page.goto('/admin')
    await page.getByRole('button', { name: 'Share Rapid in two languages' }).tap()
    const link = page.getByRole('link', { name: 'Send to WhatsApp' })
    const { origin } = new URL(page.url())
    const slug = '/updates/rapid-in-two-languages'
    expect(new URL((await link.getAttribute('href'))!).searchParams.get('text')).toBe(
      `Rapid in two languages\nThu 13 Dec 2029 · Sangamner · Free entry\n${origin}${slug}\n\n` +
        `दोन भाषांतील रॅपिड\nगुरुवार, 13 डिसेंबर 2029 · संगमनेर · मोफत प्रवेश\n${origin}/mr${slug}`
    )
  })
})
