import { director, expect } from '../../fixtures.ts'
import { inject, test } from '../director.ts'
import { editForm, expectFilled, fillIn, newForm } from '../tournament-form.ts'
import {
  OUTBOX_FAULTS,
  card,
  chip,
  editCard,
  editWaiting,
  elsewhere,
  panel,
  saveForLater,
} from './outbox.ts'

test.use({ expectedConsole: OUTBOX_FAULTS })

test('what the server refuses, or was changed or deleted elsewhere meanwhile, waits for the director and leads to the form', async ({
  page,
  context,
  request,
  token,
}) => {
  const server = elsewhere(request, token)
  const titles = { change: 'Outbox: changed elsewhere', remove: 'Outbox: deleted elsewhere' }
  const ids = {
    change: await server.create(titles.change),
    remove: await server.create(titles.remove),
  }
  await page.goto('/admin')

  await test.step('refused, it leads to the form, filled', async () => {
    const form = newForm(page)
    const title = 'Outbox: refused'
    await saveForLater(page, context, title)
    const body = {
      message: 'Please correct the marked fields.',
      errors: { description: 'Too plain' },
    }
    const { calls, lift } = await inject(page, 'POST', '/api/tournaments', { status: 422, body })
    await context.setOffline(false)
    await expect(card(page, title)).toContainText('Needs you')
    await chip(page, '1 needs you').click()
    await expect(panel(page)).toContainText(body.message)
    await editWaiting(page, title)
    const description = form.getByLabel('Description', { exact: true })
    await expect(description).toHaveAccessibleDescription('Too plain')
    await expectFilled(form, { title })
    expect(calls, 'a refusal is not asked for again').toHaveLength(1)
    await lift()
    await page.keyboard.press('Escape')
    await expect(form).toBeHidden()
    await expect(chip(page, '1 needs you')).toBeVisible()

    await editCard(page, title)
    await description.fill('With a story')
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await expect(chip(page, 'Saved')).toBeVisible()
    expect(await server.titles(title)).toEqual([title])
  })

  for (const [what, happens, words] of [
    ['changed', 'change', 'Another phone or tab has changed this meanwhile.'],
    ['deleted', 'remove', 'This was deleted while you were editing it.'],
  ] as const) {
    await test.step(`an item ${what} elsewhere before a change of it was sent leads to the form`, async () => {
      const title = titles[happens]
      await editCard(page, title)
      const form = editForm(page)
      await form.getByLabel('Title').fill(`${title}, mine`)
      await context.setOffline(true)
      await form.getByRole('button', { name: 'Save' }).click()
      await form.getByRole('button', { name: 'Send Later' }).click()
      await expect(card(page, `${title}, mine`)).toContainText('Waiting to be sent')
      await server[happens](ids[happens], { title: `${title}, theirs` })
      await context.setOffline(false)
      await chip(page, '1 needs you').click()
      await panel(page).getByRole('button', { name: /^Edit/ }).click()
      if (happens === 'change') {
        const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
        await expect(stale.getByText(`${title}, theirs`)).toBeVisible()
        await stale.getByRole('button', { name: 'Save', exact: true }).click()
      } else {
        await expect(form.getByRole('alert').filter({ hasText: words })).toBeVisible()
        await form.getByRole('button', { name: 'Restore and Save' }).click()
      }
      await expect(form).toBeHidden()
      await expect(chip(page, 'Saved')).toBeVisible()
      expect(await server.titles(title)).toEqual([`${title}, mine`])
    })
  }
})

test('a save that the end of the session refused waits for the next sign-in', async ({
  page,
  request,
  token,
}) => {
  const title = 'Outbox: ended session'
  await page.goto('/admin?new')
  const form = newForm(page)
  await fillIn(form, { title })
  const { calls, lift } = await inject(page, 'POST', '/api/tournaments', { status: 401 })
  await form.getByRole('button', { name: 'Save' }).click()
  await page.waitForURL('**/login**')
  await lift()
  await page.getByLabel('Email').fill(director.email)
  await page.getByLabel('Password', { exact: true }).fill(director.password)
  await page.getByRole('button', { name: 'Sign In', exact: true }).click()
  await expectFilled(form, { title })
  await expect(page.getByText('1 needs you').first()).toBeAttached()
  expect(calls).toHaveLength(1)
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form).toBeHidden()
  await expect(chip(page, 'Saved')).toBeVisible()
  expect(await elsewhere(request, token).titles(title)).toEqual([title])
})
