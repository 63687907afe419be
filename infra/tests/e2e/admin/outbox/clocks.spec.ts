import { type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { inject, test } from '../director.ts'
import { toast } from '../lists.ts'
import { newForm, openNew, filled, untilAwake } from '../tournament-form.ts'
import { card, chip, elsewhere, OUTBOX_FAULTS, panel, saveForLater } from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

const HOUR = 3_600_000
const MINUTE = 60_000

/** Any minute from this moment to the page's present one, as the locale writes it. */
async function minutesSince(page: Page, begin: number, locale: string) {
  const end = await page.evaluate(() => Date.now())
  const format = new Intl.DateTimeFormat(locale, { timeStyle: 'short', timeZone: 'Asia/Kolkata' })
  const minutes = [format.format(end)]
  for (let moment = begin; moment < end; moment += MINUTE) minutes.push(format.format(moment))
  return new RegExp(minutes.join('|'))
}

for (const hours of [-5, 5]) {
  const wrong = hours < 0 ? 'behind' : 'ahead'
  test(`a clock ${Math.abs(hours)} hours ${wrong} sends once, and its times agree with each other`, async ({
    page,
    context,
    request,
    token,
  }) => {
    const now = Date.now() + hours * HOUR
    await page.clock.setSystemTime(now)
    const title = `Outbox: clock ${wrong}`
    await page.goto('/admin')
    await saveForLater(page, context, title)
    await chip(page, '1 waiting').click()
    await expect(panel(page)).toContainText(await minutesSince(page, now, 'en-IN'))
    await page.keyboard.press('Escape')

    const form = await openNew(page)
    await form.getByLabel('Title').fill('Typed by this clock')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await expect(form).toBeHidden()
    // By its key: the toast about the draft may lie over the button.
    await page.keyboard.press('n')
    await untilAwake(form)
    await expect(filled(page)).toHaveText(/^This is what you typed at/)
    await expect(filled(page)).toContainText(await minutesSince(page, now, 'en-GB'))
    await page.keyboard.press('Escape')

    await context.setOffline(false)
    await expect(toast(page, 'Tournament saved')).toBeVisible()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(await elsewhere(request, token).titles(title)).toEqual([title])
  })
}

test('a clock that is put right while something waits does not lengthen its pause', async ({
  page,
  context,
  request,
  token,
}) => {
  const title = 'Outbox: clock put right'
  await page.clock.setSystemTime(Date.now() + 5 * HOUR)
  await page.goto('/admin')
  await saveForLater(page, context, title)
  const { calls, lift } = await inject(page, 'POST', '/api/tournaments', 'connectionrefused')
  await context.setOffline(false)
  await expect.poll(() => calls.length).toBeGreaterThan(0)
  await chip(page, '1 waiting').click()
  await expect(panel(page)).toContainText('not confirmed yet')
  await page.keyboard.press('Escape')
  await lift()
  await page.clock.setSystemTime(Date.now())
  await page.reload()
  await expect(chip(page, 'Saved')).toBeVisible()
  await expect(card(page, title)).toHaveCount(1)
  await expect(newForm(page)).toBeHidden()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})
