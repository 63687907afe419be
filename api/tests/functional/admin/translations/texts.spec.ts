import type { ApiClient } from '@japa/api-client'
import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { withSources } from '#shared/text/translations'
import { signIn } from '#tests/director'
import { askList } from '#tests/list_request'
import { LISTS, type ListName } from '#tests/listed_items'

const FIELDS = {
  tournaments: {
    title: 'Sangli Rapid',
    description: 'Nine rounds.',
    formLink: 'https://forms.example/sangli',
    startDate: '2099-01-11',
    venue: 'Town hall',
    city: 'Sangli',
  },
  achievements: {
    title: 'State champion',
    studentName: 'Asha Deo',
    description: 'Nine rounds.',
    date: '2026-01-26',
    location: 'Nashik',
  },
}

const MARATHI = {
  tournaments: {
    title: 'सांगली जलद स्पर्धा',
    description: 'नऊ फेऱ्या.\nचहा मिळेल.',
    venue: 'नगरभवन',
    city: 'सांगली',
  },
  achievements: {
    title: 'राज्य विजेती',
    description: 'नऊ फेऱ्या, पराभव नाही.',
    studentName: 'आशा देव',
    location: 'नाशिक',
  },
}

/** What the longest of each text may be, one letter more of which is refused. */
const LONGEST = {
  tournaments: { title: 150, description: 5000, venue: 200, city: 100 },
  achievements: { title: 150, description: 5000, studentName: 100, location: 150 },
}

const refused = (sentence: string, code: string, params?: object) => ({
  errors: { translations: sentence },
  faults: { translations: { code, ...(params && { params }) } },
})

for (const list of LISTS) {
  test.group(`Translations of ${list}`, (group) => {
    let token: string
    group.each.setup(async () => {
      token = await signIn()
    })

    const send = (client: ApiClient, translations?: unknown, id?: string) =>
      (id ? client.put(`/api/${list}/${id}`) : client.post(`/api/${list}`))
        .bearerToken(token)
        .fields({
          ...(id ? {} : FIELDS[list]),
          ...(translations !== undefined && {
            translations:
              typeof translations === 'string' ? translations : JSON.stringify(translations),
          }),
        })
    const create = async (client: ApiClient, translations?: unknown) => {
      const response = await send(client, translations)
      response.assertStatus(201)
      return response.body().data
    }
    const stored = async (id: string) =>
      (await db.from(list).where({ id }).select('translations').first()).translations

    const made = (translations: Record<string, Record<string, string>>) =>
      withSources(FIELDS[list], translations)

    test('are in every answer, and stored without empty texts', async ({ client, assert }) => {
      const { title: source } = FIELDS[list]
      const given = {
        ...made({ hi: { title: ' राज्य ', description: '' }, en: { title: '  ' } }),
        mr: {
          ...made({ mr: MARATHI[list] }).mr,
          title: { text: ` ${MARATHI[list].title}\u00ad`, source: ` ${source} ` },
        },
      }
      const wanted = { mr: MARATHI[list], hi: { title: 'राज्य' } }
      const { _id: id, slug, translations } = await create(client, given)
      assert.deepEqual(translations, made(wanted))
      assert.equal(await stored(id), JSON.stringify(made(wanted)))

      const answers = [
        (await client.get(`/api/${list}`)).body().data[0],
        (await client.get(`/api/${list}/${slug}`)).body().data,
        (await client.get(`/api/${list}/${slug}`).bearerToken(token)).body().data,
        ...(list === 'tournaments' ? (await client.get('/api/calendar')).body().data : []),
      ]
      for (const answer of answers) assert.deepEqual(answer.translations, wanted)
      const directors = [
        (await client.get(`/api/${list}/admin`).bearerToken(token)).body().data[0],
        (await client.get(`/api/${list}/admin/${id}`).bearerToken(token)).body().data,
      ]
      for (const answer of directors) assert.deepEqual(answer.translations, made(wanted))
      assert.equal(answers[0].title, FIELDS[list].title)
    })

    test('stay when not sent, and are cleared when sent empty', async ({ client, assert }) => {
      const { _id: id } = await create(client, made({ mr: MARATHI[list] }))
      const hidden = await client
        .put(`/api/${list}/${id}`)
        .bearerToken(token)
        .field('isActive', 'false')
      assert.deepEqual(hidden.body().data.translations, made({ mr: MARATHI[list] }))
      const cleared = await send(client, {}, id)
      cleared.assertStatus(200)
      assert.notProperty(cleared.body().data, 'translations')
      assert.equal(await stored(id), '{}')
    })

    test('are refused when malformed', async ({ client, assert }) => {
      const { _id: id } = await create(client, made({ mr: MARATHI[list] }))
      const bad = [
        '',
        'x',
        '[]',
        'null',
        '"mr"',
        '3',
        '{"mr":[]}',
        '{"mr":"x"}',
        '{"mr":{"title":3}}',
        '{"de":{"title":"Titel"}}',
        '{"mr":{"slug":"x"}}',
        '{"mr":{"formLink":"x"}}',
        '{"mr":{"title":"x"}}',
        '{"mr":{"title":{"text":"x"}}}',
        '{"mr":{"title":null}}',
        '{"mr":{"title":{"text":"x","source":1}}}',
        '{"mr":{"title":{"source":"x"}}}',
        '{"mr":{"title":{"text":"x","source":"x","by":"x"}}}',
        `{"mr":{"title":{"text":"x","source":"${'x'.repeat(151)}"}}}`,
        '{"__proto__":{}}',
        '{"mr":{"__proto__":"x"}}',
        '{"mr":{"constructor":"x"}}',
        '['.repeat(5000),
      ]
      for (const text of bad) {
        for (const at of [undefined, id]) {
          const response = await send(client, text, at)
          response.assertStatus(422)
          const { errors, faults } = response.body()
          assert.deepEqual(
            { errors, faults },
            refused(
              'Translations must be texts by language and field, each with its source',
              'translations_invalid'
            ),
            text.slice(0, 40)
          )
        }
      }
      assert.equal(await stored(id), JSON.stringify(made({ mr: MARATHI[list] })))
    })

    test('may be as long as the texts they translate', async ({ client, assert }) => {
      const all = Object.fromEntries(
        Object.entries(LONGEST[list]).map(([field, most]) => [field, 'क'.repeat(most)])
      )
      const longest = withSources(all, { en: all, mr: all, hi: all })
      const { _id: id } = await create(client, longest)
      assert.equal(await stored(id), JSON.stringify(longest))
      const whole = await client
        .put(`/api/${list}/${id}`)
        .bearerToken(token)
        .fields({ ...all, translations: JSON.stringify(longest) })
      whole.assertStatus(200)
      for (const [field, max] of Object.entries(LONGEST[list])) {
        const response = await send(client, made({ hi: { [field]: 'क'.repeat(max + 1) } }), id)
        response.assertStatus(422)
        const { errors, faults } = response.body()
        assert.deepEqual(
          { errors, faults },
          refused(
            `The translation hi.${field} cannot be more than ${max} characters`,
            'translation_too_long',
            { language: 'hi', field, max }
          )
        )
      }
    })

    test('may have several lines only in the description', async ({ client, assert }) => {
      const { _id: id } = await create(client)
      for (const field of Object.keys(LONGEST[list])) {
        const response = await send(client, made({ mr: { [field]: 'एक\nदोन' } }), id)
        if (field === 'description') {
          assert.equal(response.body().data.translations.mr.description.text, 'एक\nदोन')
          continue
        }
        response.assertStatus(422)
        const { errors, faults } = response.body()
        assert.deepEqual(
          { errors, faults },
          refused(`The translation mr.${field} can only have one line`, 'translation_one_line', {
            language: 'mr',
            field,
          })
        )
      }
    })

    test('are found by a search in both scripts', async ({ client, assert }) => {
      const { _id: id } = await create(client, made({ mr: MARATHI[list] }))
      const find = async (q: string) =>
        (await askList(client, `${list}/admin`, { q })).data.map((one: { _id: string }) => one._id)
      const [, title, description, place] = wordsOf(list)
      for (const q of [MARATHI[list].title, title!, description!, place!]) {
        assert.deepEqual(await find(q), [id], q)
      }
      await send(client, {}, id)
      assert.deepEqual(await find(MARATHI[list].title), [])
    })
  })
}

/** A word of each translated text as somebody else might type it. */
const wordsOf = (list: ListName) =>
  list === 'tournaments'
    ? ['', 'jalad', 'चहा', 'nagarbhavan']
    : ['', 'vijeti', 'पराभव', 'aasha dev']
