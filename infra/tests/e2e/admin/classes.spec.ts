import { expect, expectAccessible } from '../fixtures.ts'
import { test } from './director.ts'

test('a class is added and deleted, and the courses follow', async ({ page }) => {
  const row = page.getByRole('button', { name: /^Tuesday, 5\.00 pm – 6\.00 pm/ })
  const form = page.getByRole('form')
  const save = form.getByRole('button', { name: 'Save' })
  /** The rows of the public timetable, in English or below a language's prefix. */
  const timetable = async (prefix = '') => {
    const html = await (await page.request.get(`${prefix}/services`)).text()
    return /<table id="timetable".*?<\/table>/s.exec(html)?.[0].replace(/<[^>]+>/g, ' ') ?? ''
  }

  await page.goto('/admin/classes')
  await page.getByRole('button', { name: 'Add Class' }).click()
  await form.getByLabel('Day', { exact: true }).selectOption('Tuesday')
  await form.getByLabel('From').fill('17:00')
  await form.getByLabel('To', { exact: true }).fill('18:00')
  await form.getByLabel('Level').fill('Masters')
  await form.getByLabel('Seats', { exact: true }).fill('8')
  await form.getByLabel('Seats taken').fill('6')
  await form.getByText('In other languages').click()
  await form.getByRole('group', { name: 'मराठी' }).getByLabel('Level').fill('पटू')
  await expectAccessible(page)
  await save.click()
  await expect(form).toBeHidden()
  await expect(row).toContainText('in the hall, 2 seats left')
  expect(await timetable()).toMatch(/Tuesday.+Masters.+2 seats left/s)
  expect(await timetable('/mr')).toMatch(/मंगळवार.+पटू.+2 जागा शिल्लक/s)

  await page.getByRole('button', { name: /^Remove Tuesday/ }).click()
  await expect(row).toBeHidden()
  expect(await timetable()).not.toContain('Tuesday')
})
