import { type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { chip, panel } from '../outbox/outbox.ts'
import { editForm } from '../tournament-form.ts'
import { outboxOf, trueWords } from './device.ts'
import { nameOf, type Intentions } from './intentions.ts'

/** A restored draft was typed over an older version, and what it is saved over is to be looked at. */
export async function saveOver(page: Page, wanted: Intentions) {
  const { title } = (await outboxOf(page)).find(({ needsPerson }) => needsPerson)!
  expect([...wanted.restored], `${title} needs the person`).toContain(nameOf(title))
  await chip(page, await trueWords(page)).click()
  await panel(page)
    .getByRole('button', { name: `Edit ${title}`, exact: true })
    .click()
  const stale = page.getByRole('dialog', { name: 'Changed meanwhile' })
  await stale.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(editForm(page)).toBeHidden()
  wanted.isStored(title)
}
