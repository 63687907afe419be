import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { withSources } from '#shared/text/translations'
import { signIn } from '#tests/director'
import { LISTS } from '#tests/listed_items'
import { isStored } from '#tests/stored_uploads'

const FIELDS = {
  tournaments: { description: 'Nine rounds.', formLink: 'https://forms.example/sangli' },
  achievements: { studentName: 'Asha', description: 'Won.', date: '2026-01-26', location: 'Wai' },
}

for (const list of LISTS) {
  test.group(`Addresses of translated ${list}`, (group) => {
    let token: string
    group.each.setup(async () => {
      token = await signIn()
    })

    const titles = (source: string, byLanguage: Record<string, string>) => {
      const byField = Object.entries(byLanguage).map(([language, title]) => [language, { title }])
      return JSON.stringify(withSources({ title: source }, Object.fromEntries(byField)))
    }
    const create = async (client: ApiClient, title: string, others: Record<string, string> = {}) =>
      (
        await client
          .post(`/api/${list}`)
          .bearerToken(token)
          .fields({ ...FIELDS[list], title, translations: titles(title, others) })
      ).body().data
    const change = (client: ApiClient, id: string, fields: Record<string, string>) =>
      client.put(`/api/${list}/${id}`).bearerToken(token).fields(fields)
    const slugAt = async (client: ApiClient, address: string) => {
      const response = await client.get(`/api/${list}/${address}`)
      return response.status() === 200 ? response.body().data.slug : response.status()
    }

    test('use the English title when the main title is in Devanagari', async ({
      client,
      assert,
    }) => {
      const made = await create(client, 'पुणे जलद', { en: 'Pune Rapid', hi: 'पुणे रैपिड' })
      assert.equal(made.slug, 'pune-rapid')
      assert.equal(await slugAt(client, 'pune-jalad'), 'pune-rapid', 'its own title')
      assert.equal((await create(client, 'पुणे जलद', { hi: 'x' })).slug, 'pune-jalad-2')
      assert.equal((await create(client, 'Winter cup', { en: 'Cold cup' })).slug, 'winter-cup')
    })

    test('made from translated titles lead to the item', async ({ client, assert }) => {
      const { _id: id, slug } = await create(client, 'Sangli Open', { mr: 'सांगली खुली' })
      assert.equal(slug, 'sangli-open')
      assert.equal(await slugAt(client, 'sangli-khuli'), slug)
      await change(client, id, {
        translations: titles('Sangli Open', { hi: 'सांगली का टूर्नामेंट', mr: 'सांगली' }),
      })
      const led = await db.from('old_slugs').where({ kind: list, item_id: id }).select('slug')
      assert.lengthOf(led, 3, 'that of before leads on')
      for (const { slug: address } of led) assert.equal(await slugAt(client, address), slug)
      await change(client, id, { slug: 'sangli-khuli' })
      assert.equal(await slugAt(client, 'sangli-open'), 'sangli-khuli')
    })

    test('follow the title where a word of it goes, and only then: {0} to {1}')
      .with([
        ['Zzqaarav Xxjoshi wins state', 'State champion', 'state-champion'],
        ['Zzqaarav wins', 'Zzqarav wins', 'zzqarav-wins'],
        ['Zzqaarav wins', 'Zzqaarav wins state', 'zzqaarav-wins'],
        ['Zzqaarav wins', 'Wins: ZZQAARAV!', 'zzqaarav-wins'],
        [`${'x'.repeat(74)} zzqaarav wins`, 'X wins', 'x-wins'],
        ['झाडे जिंकला', 'राज्य विजेता', 'rajya-vijeta'],
      ] as const)
      .run(async ({ client, assert }, [before, after, slug]) => {
        const made = await create(client, before)
        const { data } = (await change(client, made._id, { title: after, slug: made.slug })).body()
        assert.equal(data.slug, slug)
        assert.equal(await slugAt(client, made.slug), slug, 'the old one leads on')
        const { data: back } = (await change(client, made._id, { title: before })).body()
        assert.equal(back.slug, made.slug)
      })

    test('stay as the director chose them, with no word of the title that went', async ({
      client,
      assert,
    }) => {
      const { _id: id } = await create(client, 'Zzqaarav wins', { mr: 'झाडे जिंकला' })
      const slugOf = async (fields: Record<string, string>) =>
        (await change(client, id, fields)).body().data.slug
      assert.equal(await slugOf({ slug: 'our-winner' }), 'our-winner')
      assert.equal(await slugOf({ title: 'State champion' }), 'our-winner')
      assert.equal(await slugOf({ title: 'Wins', slug: 'best-champion' }), 'best-champion')
      assert.equal(await slugOf({ title: 'State champion' }), 'best-champion')
      assert.equal(await slugOf({ title: 'Winner' }), 'winner')
    })

    test('never take a slug of another item or of a route', async ({ client, assert }) => {
      const first = await create(client, 'Winter cup')
      await change(client, first._id, { slug: 'cold-cup' })
      const other = await create(client, 'Summer cup', { mr: 'Winter cup', hi: 'Cold cup' })
      assert.equal(await slugAt(client, 'winter-cup'), 'cold-cup')
      assert.equal(await slugAt(client, 'cold-cup'), 'cold-cup')
      await change(client, other._id, {
        translations: titles('Summer cup', { mr: 'deleted', hi: '—' }),
      })
      assert.isNull(await db.from('old_slugs').where({ kind: list, item_id: other._id }).first())
      await change(client, other._id, { translations: titles('Summer cup', { mr: 'Rainy cup' }) })
      assert.equal((await create(client, 'Rainy cup')).slug, 'rainy-cup-2')
    })

    test('a neighbour has its title in each language', async ({ client, assert }) => {
      const one = await create(client, 'First', { mr: 'पहिली', hi: 'पहला' })
      const other = await create(client, 'Second')
      const beside = (slug: string) => client.get(`/api/${list}/${slug}/neighbours`)
      const { previous, next } = (await beside(other.slug)).body().data
      assert.deepEqual(previous ?? next, {
        slug: one.slug,
        title: 'First',
        translations: { mr: { title: 'पहिली' }, hi: { title: 'पहला' } },
      })
      const plain = (await beside(one.slug)).body().data
      assert.deepEqual(plain.previous ?? plain.next, { slug: other.slug, title: 'Second' })
    })

    test('share pictures change only in the language that changed', async ({ client, assert }) => {
      const { _id: id } = await create(client, 'Sangli Open')
      const shared = async () => (await client.get(`/api/${list}/${id}`)).body().data.sharePicture
      const before = await shared()
      ;(await client.get(before.translations.mr)).assertStatus(200)
      await change(client, id, { translations: titles('Sangli Open', { mr: 'सांगली खुली' }) })
      const after = await shared()
      assert.equal(after.url, before.url)
      assert.equal(after.translations.hi, before.translations.hi)
      assert.notEqual(after.translations.mr, before.translations.mr)
      assert.isFalse(await isStored(before.translations.mr), 'nginx would go on serving it')
      const led = await client.get(before.translations.mr).redirects(0)
      led.assertHeader('location', after.translations.mr)
    })
  })
}
