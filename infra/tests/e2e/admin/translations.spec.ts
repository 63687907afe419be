import { type APIRequestContext, type Locator } from '@playwright/test'
import { expect, expectAccessible } from '../fixtures.ts'
import { answerTo, inject, test } from './director.ts'
import { chooseLanguage, keepLanguage } from './language.ts'
import { dictate, items, tournament } from './lists.ts'
import { OUTBOX_FAULTS } from './outbox/outbox.ts'
import { editForm, fillIn, filled, newForm, openNew, untilAwake } from './tournament-form.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

interface Item {
  _id: string
  title: string
  translations?: Record<string, Record<string, string>>
}

const head = (form: Locator) => form.locator('summary', { hasText: 'In other languages' })
const group = (form: Locator, language: string) => form.getByRole('group', { name: language })

async function unfold(form: Locator) {
  await head(form).click()
  await expect(group(form, 'हिन्दी')).toBeVisible()
}

/** The director's other device. */
function elsewhere(request: APIRequestContext, token: string) {
  const headers = { Authorization: `Bearer ${token}` }
  const bodyOf = (title: string, translations: object) => ({
    title,
    description: 'Seven rounds.',
    formLink: 'https://forms.example/seven',
    city: 'Satara',
    translations: JSON.stringify(translations),
  })
  return {
    async create(title: string, translations: object): Promise<Item> {
      const multipart = bodyOf(title, translations)
      const answer = await request.post('/api/tournaments', { headers, multipart })
      expect(answer.status()).toBe(201)
      return ((await answer.json()) as { data: Item }).data
    },
    async change({ _id, title }: Item, translations: object) {
      const multipart = bodyOf(title, translations)
      const answer = await request.put(`/api/tournaments/${_id}`, { headers, multipart })
      expect(answer.status()).toBe(200)
    },
    async read({ _id }: Item): Promise<Item> {
      const answer = await request.get(`/api/tournaments/${_id}`, { headers })
      return ((await answer.json()) as { data: Item }).data
    },
  }
}

async function save(form: Locator) {
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
}

test('a title and a description in Marathi are kept as a draft, saved, found, copied and changed', async ({
  page,
  request,
  token,
}) => {
  const other = elsewhere(request, token)
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title: 'Two Tongues Open' })
  await expect(group(form, 'मराठी')).toHaveCount(0)
  await unfold(form)
  // What it is written in is not another language.
  await expect(group(form, 'English')).toHaveCount(0)
  const marathi = group(form, 'मराठी')
  await expect(marathi.getByLabel('Title')).toHaveAttribute('lang', 'mr')
  await marathi.getByLabel('Title').fill('दोन भाषांची खुली स्पर्धा')
  await marathi.getByLabel('Description').fill('सात फेऱ्या.\nसर्वांसाठी खुली.')
  await expectAccessible(page)

  page.on('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await expect(filled(page)).toBeVisible()
  await expect(head(form).getByText('मराठी')).toBeVisible()
  await expect(head(form).getByText('हिन्दी')).toHaveCount(0)
  await unfold(form)
  await expect(marathi.getByLabel('Title')).toHaveValue('दोन भाषांची खुली स्पर्धा')
  const saved = answerTo(page, 'POST', '/api/tournaments')
  await save(form)
  const { data } = (await (await saved).json()) as { data: Item }
  const translations = {
    mr: { title: 'दोन भाषांची खुली स्पर्धा', description: 'सात फेऱ्या.\nसर्वांसाठी खुली.' },
  }
  expect(data.translations).toEqual(translations)

  await page.getByRole('searchbox').fill('दोन भाषांची')
  await expect(items(page)).toHaveCount(1)
  await page.getByRole('button', { name: 'Duplicate Two Tongues Open' }).click()
  await expect(head(newForm(page)).getByText('मराठी')).toBeVisible()
  await unfold(newForm(page))
  await expect(group(newForm(page), 'मराठी').getByLabel('Title')).toHaveValue(translations.mr.title)
  await newForm(page).getByRole('button', { name: 'Close' }).click()

  await page.getByRole('button', { name: 'Edit Two Tongues Open' }).click()
  const edit = editForm(page)
  await unfold(edit)
  await group(edit, 'हिन्दी').getByLabel('Title').fill('दो भाषाओं का ओपन')
  await save(edit)
  expect((await other.read(data)).translations).toEqual({
    ...translations,
    hi: { title: 'दो भाषाओं का ओपन' },
  })
})

test('texts in other languages are copied, emptied, left alone, faulty and contested each on its own', async ({
  page,
  request,
  token,
}) => {
  const other = elsewhere(request, token)
  const copied = await other.create('Copied Open', { hi: { city: 'सतारा' } })
  const spoken = { en: { title: 'School cup' }, hi: { title: 'स्कूल कप' } }
  const untouched = await other.create('शाळांची स्पर्धा आणि बक्षिसे', spoken)
  const faulty = await other.create('Faulty Open', { mr: { title: 'सदोष' } })
  const contested = await other.create('Contested Open', { mr: { title: 'जुने', city: 'पुणे' } })
  const form = editForm(page)
  const openFromList = async ({ title }: Item) => {
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    await untilAwake(form)
  }
  await page.goto('/admin')

  await test.step('a language is copied into from what is written, emptied, brought back and cleared', async () => {
    await openFromList(copied)
    await unfold(form)
    const hindi = group(form, 'हिन्दी')
    await hindi.getByRole('button', { name: 'Copy names and places' }).click()
    // The first one that was filled, to be written over.
    await expect(hindi.getByLabel('Title')).toBeFocused()
    await expect(hindi.getByLabel('Title')).toHaveValue('Copied Open')
    await expect(hindi.getByLabel('Title')).toHaveAccessibleDescription('The same as above')
    await expect(hindi.getByLabel('City')).toHaveValue('सतारा')
    await expect(hindi.getByLabel('Venue'), 'which is empty above too').toHaveValue('')
    await expect(hindi.getByRole('button', { name: 'Copy names and places' })).toHaveCount(0)

    await hindi.getByRole('button', { name: 'Empty these fields' }).press('Enter')
    await expect(hindi.getByLabel('City')).toHaveValue('')
    await expect(head(form).getByText('हिन्दी')).toHaveCount(0)
    await expect(hindi.getByRole('button', { name: 'Undo' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(hindi.getByLabel('City')).toHaveValue('सतारा')
    await expect(hindi.getByLabel('Title')).toHaveValue('Copied Open')

    await page.keyboard.press('Enter')
    await save(form)
    expect((await other.read(copied)).translations).toBeUndefined()
  })

  await test.step('what one did not touch stays, also of an item that is written in Marathi', async () => {
    await openFromList(untouched)
    await unfold(form)
    await expect(group(form, 'मराठी')).toHaveCount(0)
    await expect(group(form, 'English').getByLabel('Title')).toHaveValue('School cup')
    await form.getByLabel('Registration link').fill('https://forms.example/other')
    await save(form)
    expect((await other.read(untouched)).translations).toEqual(spoken)
  })

  await test.step('faults of ours and of the server lead to the field, and unfold the part', async () => {
    await openFromList(faulty)
    await unfold(form)
    await group(form, 'मराठी').getByLabel('Venue').fill('स'.repeat(201))
    await head(form).click()
    await expect(group(form, 'मराठी')).toHaveCount(0)
    await form.getByRole('button', { name: 'Save' }).click()
    const venue = group(form, 'मराठी').getByLabel('Venue')
    await expect(venue).toBeFocused()
    await expect(venue).toHaveAccessibleDescription('Venue cannot be more than 200 characters')
    await expectAccessible(page)
    await venue.fill('सातारा')
    await head(form).click()

    const sentence = 'The translation mr.title cannot be more than 150 characters'
    const { lift } = await inject(page, 'PUT', `/api/tournaments/${faulty._id}`, {
      status: 422,
      body: {
        code: 'validation_failed',
        message: 'Please correct the marked fields.',
        errors: { translations: sentence },
        faults: {
          translations: {
            code: 'translation_too_long',
            params: { language: 'mr', field: 'title', max: 150 },
          },
        },
      },
    })
    await form.getByRole('button', { name: 'Save' }).click()
    const title = group(form, 'मराठी').getByLabel('Title')
    await expect(title).toHaveAccessibleDescription(sentence)
    await expect(title).toBeFocused()
    await lift()
    await title.fill('निर्दोष')
    await save(form)
    expect((await other.read(faulty)).translations).toEqual({
      mr: { title: 'निर्दोष', venue: 'सातारा' },
    })
  })

  await test.step('of what two have changed, each text in each language is chosen on its own', async () => {
    await openFromList(contested)
    await unfold(form)
    await group(form, 'मराठी').getByLabel('Title').fill('माझे')
    await group(form, 'मराठी').getByLabel('City').fill('सांगली')
    await other.change(contested, { mr: { title: 'त्यांचे', city: 'सातारा' }, hi: { title: 'उनका' } })

    await form.getByRole('button', { name: 'Save' }).click()
    const dialog = page.getByRole('dialog', { name: 'Changed meanwhile' })
    const side = (field: string, name: string) =>
      dialog.getByRole('group', { name: field }).getByRole('radio', { name })
    await expect(dialog.getByRole('group')).toHaveCount(3)
    await expect(side('Title · मराठी', 'Yours')).toBeChecked()
    await expect(side('Title · हिन्दी', 'Theirs now')).toBeChecked()
    await expectAccessible(page)
    await dialog.getByRole('group', { name: 'City · मराठी' }).getByText('सातारा').click()
    await save(dialog)
    await expect(form).toBeHidden()
    expect((await other.read(contested)).translations).toEqual({
      mr: { title: 'माझे', city: 'सातारा' },
      hi: { title: 'उनका' },
    })
  })
})

test('without signal it waits in the outbox, is found by its title in Marathi, and goes out', async ({
  page,
  context,
  request,
  token,
}) => {
  await dictate(page, 'tournaments', [tournament('a'), tournament('b')])
  await page.goto('/admin')
  const form = await openNew(page)
  await fillIn(form, { title: 'Waiting Open' })
  await unfold(form)
  await group(form, 'मराठी').getByLabel('Title').fill('थांबलेली स्पर्धा')
  await context.setOffline(true)
  await form.getByRole('button', { name: 'Save' }).click()
  await form.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('searchbox').fill('थांबलेली')
  await expect(page.getByText('Waiting Open').first()).toBeVisible()
  await expect(page.getByText('Tournament a')).toHaveCount(0)
  const saved = answerTo(page, 'POST', '/api/tournaments')
  await context.setOffline(false)
  const { data } = (await (await saved).json()) as { data: Item }
  expect((await elsewhere(request, token).read(data)).translations).toEqual({
    mr: { title: 'थांबलेली स्पर्धा' },
  })
})

test('an achievement has a name, a place and a story in other languages', async ({ page }) => {
  await page.goto('/admin/achievements?new')
  const form = page.getByRole('dialog')
  await form.getByLabel('Title').fill('District champion')
  await form.getByLabel('Student name').fill('Asha Patil')
  await form.getByLabel('Description').fill('Won every round.')
  await form.getByLabel('Date').fill('2026-10-02')
  await form.getByLabel('Location').fill('Satara')
  await unfold(form)
  const marathi = group(form, 'मराठी')
  for (const [label, words] of [
    ['Title', 'जिल्हा विजेती'],
    ['Student name', 'आशा पाटील'],
    ['Description', 'सर्व डाव जिंकले.'],
    ['Location', 'सातारा'],
  ] as const) {
    await marathi.getByLabel(label).fill(words)
  }
  const saved = answerTo(page, 'POST', '/api/achievements')
  await save(form)
  expect(((await (await saved).json()) as { data: Item }).data.translations).toEqual({
    mr: {
      title: 'जिल्हा विजेती',
      description: 'सर्व डाव जिंकले.',
      studentName: 'आशा पाटील',
      location: 'सातारा',
    },
  })
})

test.describe('in Marathi', () => {
  test.use({ drawsShareCards: true })
  test.afterEach(({ request, token }) => keepLanguage(request, token, 'en'))

  test('the server’s fault is said from its code, and the share card is asked for in Marathi', async ({
    page,
    context,
    baseURL,
    request,
    token,
  }) => {
    const item = await elsewhere(request, token).create('Spoken Open', { mr: { title: 'बोली' } })
    await keepLanguage(request, token, 'mr')
    await chooseLanguage(context, baseURL!, 'mr')
    await inject(page, 'PUT', `/api/tournaments/${item._id}`, {
      status: 422,
      body: {
        code: 'validation_failed',
        message: 'Please correct the marked fields.',
        errors: { translations: 'The translation mr.title cannot be more than 150 characters' },
        faults: {
          translations: {
            code: 'translation_too_long',
            params: { language: 'mr', field: 'title', max: 150 },
          },
        },
      },
    })
    const drawn = page.waitForRequest((asked) => asked.url().endsWith('/share-picture'))
    await page.goto(`/admin?edit=${item._id}`)
    const form = page.getByRole('dialog')
    await form.getByText('लिंक शेअर केल्यावर').scrollIntoViewIfNeeded()
    const body = (await drawn).postData() ?? ''
    expect(body).toMatch(/name="language"\s+mr/)
    expect(body).toContain('बोली')

    await form.getByRole('button', { name: 'जतन करा' }).click()
    const title = group(form, 'मराठी').getByLabel('शीर्षक')
    await expect(title).toBeFocused()
    await expect(title).toHaveAccessibleDescription(/150/)
  })
})
