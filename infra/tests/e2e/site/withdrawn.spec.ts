import { expect } from '../fixtures.ts'
import { Director } from '../director.ts'
import { full } from './items.ts'
import { askForNews, openList, test } from './visitor.ts'

const director = new Director(test)

test('a hidden tournament disappears from open pages and returns when shown', async ({
  page,
  context,
  request,
}) => {
  const title = 'The surprise nobody may know of'
  const first = await director.publish('tournaments', { ...full, title })
  const slug = await director.change('tournaments', first, { slug: 'once-tournaments' })
  const old = await request.get(`/updates/${first}`, { maxRedirects: 0 })
  expect([old.status(), old.headers().location]).toEqual([302, `/updates/${slug}`])
  const { data } = (await (await request.get(`/api/tournaments/${slug}`)).json()) as {
    data: { sharePicture: { url: string } }
  }
  const addresses = [`/updates/${slug}`, `/updates/${first}`, data.sharePicture.url]
  const statuses = () =>
    Promise.all(addresses.map(async (address) => (await request.get(address)).status()))
  expect(await statuses()).toEqual([200, 200, 200])

  await openList(page, '/updates')
  const dialogPage = await context.newPage()
  await openList(dialogPage, '/updates')
  await dialogPage.getByRole('link', { name: `View details of ${title}` }).click()
  await expect(dialogPage.getByRole('dialog', { name: title })).toBeVisible()

  await director.change('tournaments', slug, { isActive: 'false' })
  expect(await statuses()).toEqual([404, 404, 404])
  await page.getByRole('searchbox').fill('surprise')
  await askForNews(page)
  await expect(page.locator('.card')).toHaveCount(0)
  await dialogPage.reload()
  await expect(dialogPage.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
  for (const collection of ['/', '/updates', '/sitemap.xml', '/api/tournaments']) {
    const answer = await request.get(collection)
    expect(await answer.text(), collection).not.toMatch(/surprise|once-/)
  }

  await director.change('tournaments', slug, { isActive: 'true' })
  expect(await statuses()).toEqual([200, 200, 200])
  await dialogPage.reload()
  await expect(dialogPage.getByRole('heading', { level: 1 })).toHaveText(title)
  await director.remove('tournaments', slug)
  expect(await statuses()).toEqual([404, 404, 404])
})
