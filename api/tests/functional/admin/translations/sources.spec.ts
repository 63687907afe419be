import type { ApiClient, ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import { withSources } from '#shared/text/translations'
import { translationRules } from '#shared/rules/translation_rules'
import { signIn } from '#tests/director'
import { askList } from '#tests/list_request'
import { LISTS, type ListName } from '#tests/listed_items'

const OTHERS = {
  tournaments: { formLink: 'https://forms.example/sangli', startDate: '2099-01-11' },
  achievements: { date: '2026-01-26' },
}

const FIELDS = {
  tournaments: Object.keys(translationRules.tournaments),
  achievements: Object.keys(translationRules.achievements),
}

const textsOf = (list: ListName, text: (field: string) => string) =>
  Object.fromEntries(FIELDS[list].map((field) => [field, text(field)]))

/** The item of one test, as everybody and as the director have it. */
async function start(client: ApiClient, list: ListName) {
  const token = await signIn()
  const before = textsOf(list, (field) => `Old ${field}`)
  const marathi = textsOf(list, (field) => `जुने ${field}`)
  const translations = withSources(before, { mr: marathi })
  const ask = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
    client[method](`/api/${path}`).bearerToken(token)
  const made = await ask('post', list).fields({
    ...OTHERS[list],
    ...before,
    translations: JSON.stringify(translations),
  })
  made.assertStatus(201)
  const { _id: id, slug } = made.body().data
  const ok = (response: ApiResponse) => response.assertStatus(response.status() === 201 ? 201 : 200)
  return {
    id,
    path: `${list}/${id}`,
    before,
    marathi,
    translations,
    ask,
    put: async (fields: Record<string, string>) =>
      ok(await ask('put', `${list}/${id}`).fields(fields)),
    async shown(): Promise<object> {
      const { data: page } = (await client.get(`/api/${list}/${slug}`)).body()
      const others = [
        (await client.get(`/api/${list}`)).body().data[0],
        ...(list === 'tournaments' ? (await client.get('/api/calendar')).body().data : []),
      ]
      for (const other of others) {
        if (JSON.stringify(other.translations) !== JSON.stringify(page.translations)) {
          throw new Error('The public answers differ')
        }
      }
      return page.translations?.mr ?? {}
    },
    directors: async () => (await ask('get', `${list}/admin/${id}`)).body().data.translations,
    revertNewest: async (nth = 0) => {
      const line = (await ask('get', 'activities')).body().data[nth]
      ok(await ask('post', `activities/${line._id}/restore`))
    },
  }
}

type Item = Awaited<ReturnType<typeof start>>

/** Each leaves other texts, with the translations of before. */
const DOORS: Record<string, (item: Item, texts: Record<string, string>) => Promise<unknown>> = {
  'the texts alone': ({ put }, texts) => put(texts),
  'the texts and all translations as they were': ({ put, translations }, texts) =>
    put({ ...texts, translations: JSON.stringify(translations) }),
  'a revert to earlier texts': async ({ put, before, translations, revertNewest }, texts) => {
    await put({ ...texts, translations: '{}' })
    await put(before)
    await put({ translations: JSON.stringify(translations) })
    await revertNewest(1)
  },
  'a deletion and its restoration': async ({ put, ask, path }, texts) => {
    await put(texts)
    await ask('delete', path)
    await ask('post', `${path}/restore`)
  },
}

for (const list of LISTS) {
  test.group(`A translation in ${list} and its source`, () => {
    test('is shown to nobody while the text is another', async ({ client, assert }) => {
      const item = await start(client, list)
      for (const field of FIELDS[list]) {
        const { [field]: changed, ...others } = item.marathi
        await item.put({ [field]: 'New' })
        assert.deepEqual(await item.shown(), others)
        await item.put({ [field]: item.before[field]! })
        assert.deepEqual(await item.shown(), item.marathi, 'it says again what was translated')
      }
    })

    for (const [door, change] of Object.entries(DOORS)) {
      test(`is not shown after ${door}`, async ({ client, assert }) => {
        const item = await start(client, list)
        await change(
          item,
          textsOf(list, (field) => `New ${field}`)
        )
        assert.deepEqual(await item.shown(), {})
        assert.deepEqual(await item.directors(), item.translations, 'the director has all')
      })
    }

    test('belongs to the text that it is sent with', async ({ client, assert }) => {
      const item = await start(client, list)
      const texts = textsOf(list, (field) => `New ${field}`)
      await item.put({ ...texts, translations: JSON.stringify(item.translations) })
      assert.deepEqual(await item.shown(), {})
      const kept = withSources(texts, { mr: item.marathi })
      await item.put({ translations: JSON.stringify(kept) })
      assert.deepEqual(await item.shown(), item.marathi)
    })

    test('is not found, and leads to nothing, while it is not shown', async ({
      client,
      assert,
    }) => {
      const item = await start(client, list)
      const find = async (q: string) =>
        (await askList(client, `${list}/admin`, { q })).data.map((one: { _id: string }) => one._id)
      assert.deepEqual(await find('जुने description'), [item.id])
      await item.put({ description: 'New' })
      assert.deepEqual(await find('जुने description'), [])

      const title = { mr: { title: { text: 'नवे', source: 'Another' } } }
      await item.put({ translations: JSON.stringify(title) })
      assert.equal((await client.get(`/api/${list}/nave`)).status(), 404)
      await item.put({ title: 'Another' })
      assert.equal((await client.get(`/api/${list}/nave`)).status(), 200)
    })

    test('is drawn on a share picture only while it is shown', async ({ client, assert }) => {
      const item = await start(client, list)
      const drawn = async () => {
        const { sharePicture } = (await client.get(`/api/${list}/${item.id}`)).body().data
        return sharePicture.translations.mr
      }
      await item.put({ title: 'New' })
      const stale = await drawn()
      const { title, ...others } = item.translations.mr ?? {}
      await item.put({ translations: JSON.stringify({ mr: others }) })
      assert.equal(await drawn(), stale)
    })

    test('is reverted alone: what was translated later stays', async ({ client, assert }) => {
      const item = await start(client, list)
      const { mr = {} } = item.translations
      const changed = { ...mr, title: { text: 'दुसरे', source: 'Old title' } }
      await item.put({ translations: JSON.stringify({ mr: changed }) })
      const later = { text: 'नंतरचे', source: 'Old description' }
      await item.put({ translations: JSON.stringify({ mr: { ...changed, description: later } }) })
      await item.revertNewest(1)
      assert.deepEqual(await item.directors(), { mr: { ...mr, description: later } })
    })
  })
}
