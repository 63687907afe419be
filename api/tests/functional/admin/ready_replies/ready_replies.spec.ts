import type { ApiResponse } from '@japa/api-client'
import { test } from '@japa/runner'
import Settings from '#models/settings'
import { LANGUAGES } from '#shared/languages/languages'
import { REPLY_TOPICS, unknownPlaceholder } from '#shared/text/ready_replies'
import { signIn } from '#tests/director'

const path = '/api/ready-replies'

function textsOf(response: ApiResponse) {
  const { version, ...texts } = response.body().data
  return texts
}

test.group('Ready replies', () => {
  test('have an original text for every topic in every language', async ({ client, assert }) => {
    const response = await client.get(path).bearerToken(await signIn())
    response.assertStatus(200)
    const { data } = response.body()
    assert.sameMembers(Object.keys(data), [...REPLY_TOPICS, 'version'])
    for (const topic of REPLY_TOPICS) {
      assert.sameMembers(Object.keys(data[topic]), [...LANGUAGES])
      for (const language of LANGUAGES) {
        const text: string = data[topic][language]
        assert.include(text, '{name}')
        assert.isUndefined(unknownPlaceholder(text), `${topic} ${language}`)
        assert.equal(/[\u0900-\u097f]/.test(text), language !== 'en')
      }
    }
    for (const language of LANGUAGES) {
      const folder = language === 'en' ? '' : `/${language}`
      assert.match(data.fees[language], new RegExp(`https?://[^/]+${folder}/services`))
      assert.include(data.fees[language], '{plan}')
      assert.include(data.fees[language], '{price}')
      assert.include(data.tournament[language], '{tournament}')
      assert.include(data.tournament[language], '{date}')
    }
  })

  test('the one about batches says when lessons are by the timetable alone', async ({
    client,
    assert,
  }) => {
    const token = await signIn()
    const read = async () => (await client.get(path).bearerToken(token)).body().data.batches
    // Without classes it promises none.
    assert.notMatch((await read()).en, /Sunday|hall|online|minutes/)
    await client
      .put('/api/classes')
      .bearerToken(token)
      .json({
        batches: [
          { weekday: 0, from: '10:00', to: '11:00', ages: '6–9', where: 'hall', seats: 16 },
          {
            weekday: 3,
            from: '18:30',
            to: '19:25',
            level: 'Beginners',
            ages: '6–12',
            where: 'online',
            seats: 6,
            seatsTaken: 6,
            translations: { mr: { level: { text: 'नवशिके', source: 'Beginners' } } },
          },
        ],
      })
    const { en, mr, hi } = await read()
    assert.include(
      en,
      '.\n\nOur classes:' +
        '\nSunday, 10.00 am – 11.00 am: ages 6–9, in the hall, 16 seats' +
        '\nWednesday, 6.30 pm – 7.25 pm: Beginners, ages 6–12, online, full\n\nPlease '
    )
    assert.include(mr, '\nबुधवार, सायंकाळी 6.30 ते 7.25: नवशिके, वय 6–12 वर्षे, ऑनलाइन, जागा भरल्या')
    assert.include(hi, '\nबुधवार, शाम 6.30 से 7.25 बजे तक: Beginners, उम्र 6–12 साल, ऑनलाइन, सीटें भर गईं')
  })

  test('can be changed one by one and reset to the original text', async ({ client, assert }) => {
    const token = await signIn()
    const before = textsOf(await client.get(path).bearerToken(token))
    const put = async (topic: string, language: string, text: string) => {
      const response = await client.put(path).json({ topic, language, text }).bearerToken(token)
      response.assertStatus(200)
      return textsOf(response)
    }
    const fees = { ...before.fees, mr: 'नमस्कार {name}!\nशुल्क {price}.' }
    assert.deepEqual(await put('fees', 'mr', fees.mr), { ...before, fees })
    const thanks = { ...before.thanks, en: 'Thank you, {name}.' }
    assert.deepEqual(await put('thanks', 'en', thanks.en), { ...before, fees, thanks })
    assert.deepEqual(await put('fees', 'mr', ' '), { ...before, thanks })
    const stored = await Settings.read()
    assert.deepEqual(stored.customReplies.thanks, { en: thanks.en })
  })

  test('refuses {sentence}')
    .with([
      { field: 'text', value: 'Hello {nmae}', sentence: 'There is no placeholder {nmae}' },
      { field: 'text', value: 'Hello {name', sentence: 'There is no placeholder {name' },
      { field: 'text', value: 'Hello name}', sentence: 'There is no placeholder }' },
      {
        field: 'text',
        value: 'x'.repeat(1001),
        sentence: 'Reply cannot be more than 1000 characters',
      },
      {
        field: 'topic',
        value: 'rent',
        sentence: 'The topic must be fees, batches, lesson, tournament or thanks',
      },
      { field: 'language', value: 'fr', sentence: 'The language must be en, mr or hi' },
    ])
    .run(async ({ client, assert }, { field, value, sentence }) => {
      const good = { topic: 'lesson', language: 'hi', text: 'नमस्ते {name}' }
      const response = await client
        .put(path)
        .json({ ...good, [field]: value })
        .bearerToken(await signIn())
      response.assertStatus(422)
      assert.deepEqual(response.body().errors, { [field]: sentence })
      const { code } = response.body().faults[field]
      if (sentence.includes('placeholder')) assert.equal(code, 'placeholder_unknown')
      else assert.exists(code)
      assert.isNull((await Settings.read()).readyReplies)
    })
})
