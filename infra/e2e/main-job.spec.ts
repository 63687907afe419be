import { expect, test } from './fixtures.ts'
import {
  expectCleanPicture,
  openAsVisitor,
  publishTournament,
  registration,
  servedPicture,
} from './main-job.ts'
import { signIn } from './fixtures.ts'

test('a director publishes, a visitor finds it and writes, the director reads', async ({
  page,
  browser,
}) => {
  const title = 'Sangamner Rapid for the whole valley'
  await signIn(page)
  await publishTournament(page, title)

  const visitor = await openAsVisitor(browser)
  await test.step('the visitor finds it, opens its dialog, and its own address', async () => {
    await visitor.goto('/updates')
    await visitor.getByRole('searchbox', { name: 'Search tournaments' }).fill('whole VALLEY')
    await expect(visitor).toHaveURL(/[?&]q=whole/)
    await expect(visitor.getByRole('heading', { level: 2 })).toHaveText([title])
    await visitor.getByRole('link', { name: title }).click()
    const dialog = visitor.getByRole('dialog', { name: title })
    await expect(dialog.getByText('Seven rounds of rapid chess')).toBeVisible()
    await expect(visitor).toHaveURL(/\/updates\/sangamner-rapid-for-the-whole-valley$/)
    await expect(dialog.getByRole('link', { name: /register/i })).toHaveAttribute('href', registration)
    const address = visitor.url()
    await visitor.goBack()
    await expect(dialog).toBeHidden()
    await expect(visitor).toHaveURL(/\/updates\?q=whole/)
    const cold = await visitor.goto(address)
    expect(cold!.status()).toBe(200)
    await expect(visitor.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expectCleanPicture(visitor, await servedPicture(visitor, title))
  })

  await test.step('it reads without JavaScript', async () => {
    const plain = await openAsVisitor(browser, { javaScriptEnabled: false })
    await plain.goto('/updates')
    await plain.getByRole('link', { name: title }).click()
    await expect(plain.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(plain.getByRole('link', { name: /register/i })).toHaveAttribute('href', registration)
    await plain.context().close()
  })

  await test.step('the visitor writes', async () => {
    await visitor.goto('/contact')
    await visitor.getByLabel('Name').fill('Meera Shinde')
    await visitor.getByLabel('Email').fill('meera@family.example')
    await visitor.getByLabel('Phone').fill('+91(55500)22222')
    await visitor.getByLabel('Subject').fill('The rapid tournament')
    await visitor.getByLabel('Message').fill('May my daughter play? She is nine and has no rating.')
    // A person takes longer than this to write; a robot does not (see CONTACT_MIN_ELAPSED_MS).
    await visitor.evaluate(() => new Promise((resolve) => setTimeout(resolve, 2100)))
    await visitor.getByRole('button', { name: 'Send' }).click()
    await expect(
      visitor.getByText('Thank you for your message. We will get back to you soon!')
    ).toBeVisible()
    await expect(visitor.getByLabel('Message')).toHaveValue('')
  })

  await test.step('the director sees New, opens it, and it is read', async () => {
    await page.getByRole('link', { name: 'Contacts' }).click()
    const message = page.getByRole('listitem').filter({ hasText: 'Meera Shinde' })
    await expect(message.getByText('New', { exact: true })).toBeVisible()
    const marked = page.waitForResponse((answer) => answer.url().endsWith('/read'))
    await message.getByRole('button', { name: /Meera Shinde/ }).click()
    await expect(message.getByText('May my daughter play?').last()).toBeVisible()
    await expect(message.getByRole('link', { name: 'meera@family.example' })).toHaveAttribute(
      'href',
      /^mailto:meera@family\.example/
    )
    expect((await marked).status()).toBe(200)
    await expect(message.getByText('New', { exact: true })).toBeHidden()
    await page.reload()
    await expect(page.getByText('Meera Shinde').first()).toBeVisible()
    await expect(message.getByText('New', { exact: true })).toBeHidden()
  })

  await test.step('hidden, it is gone at once', async () => {
    await page.getByRole('link', { name: 'Tournaments' }).click()
    await page.getByRole('button', { name: `Edit ${title}` }).click()
    const form = page.getByRole('dialog', { name: 'Edit Tournament' })
    await form.getByRole('switch', { name: /active/i }).click()
    await form.getByRole('button', { name: 'Save' }).click()
    await expect(form).toBeHidden()
    await visitor.goto('/updates')
    await expect(visitor.getByRole('link', { name: title })).toHaveCount(0)
    const gone = await visitor.goto('/updates/sangamner-rapid-for-the-whole-valley')
    expect(gone!.status()).toBe(404)
  })

  await test.step('signing out ends the session', async () => {
    await page.getByRole('button', { name: 'Logout' }).click()
    await page.waitForURL('**/login')
    await page.goto('/admin')
    await page.waitForURL('**/login**')
  })
})
