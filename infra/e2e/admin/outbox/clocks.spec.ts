import { expect } from '../../fixtures.ts'
import { inject, test } from '../director.ts'
import { toast } from '../lists.ts'
import { newForm, openNew, restore } from '../tournament-form.ts'
import { card, chip, elsewhere, OUTBOX_FAULTS, panel, saveForLater } from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

const HOUR = 3_600_000

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
    await saveForLater(page, context, title)
    await chip(page, '1 waiting').click()
    const time = { timeStyle: 'short', timeZone: 'Asia/Kolkata' } as const
    const saved = new Intl.DateTimeFormat('en-US', time).format(now)
    await expect(panel(page)).toContainText(saved)
    await page.keyboard.press('Escape')

    const form = await openNew(page)
    await form.getByLabel('Title').fill('Typed by this clock')
    await form.getByRole('button', { name: 'Cancel' }).click()
    await openNew(page)
    const kept = new Intl.DateTimeFormat('en-GB', time).format(now)
    await expect(restore(page)).toHaveText(`Restore draft from ${kept}`)
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
