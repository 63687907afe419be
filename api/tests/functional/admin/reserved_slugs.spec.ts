import router from '@adonisjs/core/services/router'
import { test } from '@japa/runner'
import { publicAddresses } from '#shared/addresses/public_addresses'
import { signIn } from '#tests/director'

const LISTS = {
  tournaments: {
    pages: 'updates',
    fields: { description: 'Seven rounds.', formLink: 'https://forms.example/x' },
  },
  achievements: {
    pages: 'achievements',
    fields: { studentName: 'Asha', description: 'Won.', date: '2026-01-26', location: 'Pune' },
  },
} as const

/** What stands where an item's slug could: in an address of the API, or among the site's pages. */
function routeWords(list: keyof typeof LISTS): string[] {
  const patterns = Object.values(router.toJSON())
    .flat()
    .map(({ pattern }) => pattern)
  const ofApi = patterns.map((pattern) => new RegExp(`^/api/${list}/([^/:*]+)`).exec(pattern)?.[1])
  const ofSite = publicAddresses.map(
    ({ path }) => new RegExp(`^/${LISTS[list].pages}/([^/[]+)`).exec(path)?.[1]
  )
  return [...new Set([...ofApi, ...ofSite])].filter((word) => word !== undefined)
}

for (const list of ['tournaments', 'achievements'] as const) {
  test.group(`Reserved slugs of ${list}`, () => {
    test('a title equal to a route name gets a slug with a number', async ({ client, assert }) => {
      const token = await signIn()
      const words = routeWords(list)
      assert.includeMembers(words, ['admin', 'deleted'])
      for (const word of words) {
        const title = word.replaceAll('-', ' ')
        const made = await client
          .post(`/api/${list}`)
          .bearerToken(token)
          .fields({ ...LISTS[list].fields, title })
        const { _id: id, slug } = made.body().data
        assert.equal(slug, `${word}-2`)
        const shown = await client.get(`/api/${list}/${slug}`)
        shown.assertStatus(200)
        shown.assertBodyContains({ data: { _id: id, title } })
        const renamed = await client
          .put(`/api/${list}/${id}`)
          .bearerToken(token)
          .fields({ slug: word })
        renamed.assertStatus(422)
        renamed.assertBodyContains({ errors: { slug: 'This address is already taken' } })
      }
    })
  })
}
