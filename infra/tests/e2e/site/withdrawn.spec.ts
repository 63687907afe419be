import { expect } from '../fixtures.ts'
import { Director } from './director.ts'
import { achievement, full } from './items.ts'
import { askForNews, openList, test } from './visitor.ts'

let director: Director

test.beforeAll(async ({ baseURL }) => {
  director = await Director.signIn(baseURL!)
})
test.afterAll(() => director.close())

for (const [list, path, fields] of [
  ['tournaments', '/updates', { ...full, title: 'The surprise nobody may know of' }],
  ['achievements', '/achievements', { ...achievement, title: 'A surprise at the board' }],
] as const) {
  test(`a hidden item of ${list} disappears from open pages and returns when shown`, async ({
    page,
    context,
    request,
  }) => {
    const { title } = fields
    const first = await director.publish(list, fields)
    const slug = await director.change(list, first, { slug: `once-${list}` })
    const old = await request.get(`${path}/${first}`, { maxRedirects: 0 })
    expect([old.status(), old.headers().location]).toEqual([302, `${path}/${slug}`])
    const { data } = (await (await request.get(`/api/${list}/${slug}`)).json()) as {
      data: { sharePicture: { url: string } }
    }
    const addresses = [`${path}/${slug}`, `${path}/${first}`, data.sharePicture.url]
    const statuses = () =>
      Promise.all(addresses.map(async (address) => (await request.get(address)).status()))
    expect(await statuses()).toEqual([200, 200, 200])

    await openList(page, path)
    const dialogPage = await context.newPage()
    await openList(dialogPage, path)
    await dialogPage.getByRole('link', { name: `View details of ${title}` }).click()
    await expect(dialogPage.getByRole('dialog', { name: title })).toBeVisible()

    await director.change(list, slug, { isActive: 'false' })
    expect(await statuses()).toEqual([404, 404, 404])
    await page.getByRole('searchbox').fill('surprise')
    await askForNews(page)
    await expect(page.locator('.card')).toHaveCount(0)
    await dialogPage.reload()
    await expect(dialogPage.getByRole('heading', { level: 1 })).toHaveText('Page Not Found')
    for (const collection of ['/', path, '/sitemap.xml', `/api/${list}`]) {
      const answer = await request.get(collection)
      expect(await answer.text(), collection).not.toMatch(/surprise|once-/)
    }

    await director.change(list, slug, { isActive: 'true' })
    expect(await statuses()).toEqual([200, 200, 200])
    await dialogPage.reload()
    await expect(dialogPage.getByRole('heading', { level: 1 })).toHaveText(title)
    await director.remove(list, slug)
    expect(await statuses()).toEqual([404, 404, 404])
  })
}
