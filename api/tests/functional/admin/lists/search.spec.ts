import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { AchievementFactory } from '#database/factories/achievement_factory'
import { ContactMessageFactory } from '#database/factories/contact_message_factory'
import { TournamentFactory } from '#database/factories/tournament_factory'
import { indianDay } from '#shared/days/indian_days'
import { askList } from '#tests/list_request'

async function search(client: ApiClient, path: string, q: string, more = {}) {
  return (await askList(client, path, { q, ...more })).shown
}

/** Texts that a search can trip over, each with what finds it. */
const FOUND = [
  ['100% sure_thing', '100%'],
  ['100% sure_thing', '%'],
  ['100% sure_thing', 'e_t'],
  ['100% sure_thing', '_'],
  ['back\\slash', 'k\\s'],
  ['back\\slash', '\\'],
  ['She said "check"', '"check"'],
  ['She said "check"', '"'],
  ["O'Neill", "o'n"],
  ['ÉCOLE', 'école'],
  ['e\u0301tude', 'ÉTU'],
  ['Straße', 'STRAß'],
  ['Ольга', 'ОЛЬ'],
  ['सुनीता देवरे', 'नीता'],
  ['सुनीता देवरे', 'सु'],
  ['♞ knight', '♞ k'],
  ['💎💎💎', '💎💎💎'],
  ['-5 OR NOT', '-5 or'],
  ['a*b^c:d', '*b^c:'],
  ['two  spaces', 'O  S'],
  ['Sangli', 'sangali'],
  ['Sangli', 'सांगली'],
  ['सांगली', 'sanglee'],
  ['वैष्णवी देवरे', 'vaishnavi deo'],
  ['Under-13 Girls', 'under 13'],
  ['Kulkarni', 'कुलकर'],
  ['१३ वर्षांखालील', '13'],
  ['९ फेऱ्या', '9'],
] as const

test.group('Director’s lists: search', () => {
  test('the events of today are those whose days hold it', async ({ client, assert }) => {
    const day = (days: number) => indianDay(Date.now() + days * 24 * 3_600_000)
    await TournamentFactory.merge([
      { title: 'today', startDate: day(0), endDate: null },
      { title: 'second day', startDate: day(-1), endDate: day(0) },
      { title: 'yesterday', startDate: day(-1), endDate: null },
      { title: 'tomorrow', startDate: day(1), endDate: day(2) },
      { title: 'undated', startDate: null, endDate: null },
    ]).createMany(5)
    const { shown } = await askList(client, 'tournaments/admin', { day: 'today' })
    assert.sameMembers(shown, ['today', 'second day'])
  })

  for (const q of ['+91 98765-43210', '98765 43']) {
    test(`“${q}” finds a message by its telephone number`, async ({ client, assert }) => {
      await ContactMessageFactory.merge([
        { name: 'Asha', phone: '98765 43210', message: 'In 2026?' },
        { name: 'Bina', phone: '91234 56780', message: 'When?' },
        { name: 'Chetan', phone: '', message: 'Where?' },
      ]).createMany(3)
      assert.deepEqual(await search(client, 'contacts', q), ['Asha'])
      assert.deepEqual(await search(client, 'contacts', q, { state: 'waiting' }), ['Asha'])
    })
  }

  for (const [title, q] of FOUND) {
    test(`“${q}” finds “${title}” and nothing else`, async ({ client, assert }) => {
      await TournamentFactory.merge([{ title }, { title: 'xyz', description: 'wvu' }]).createMany(2)
      assert.deepEqual(await search(client, 'tournaments/admin', q), [title])
    })
  }

  test('searches name, email, number, message and subject, each by itself', async ({
    client,
    assert,
  }) => {
    await ContactMessageFactory.merge({
      name: 'Aname',
      email: 'bmail@c.example',
      phone: '987654',
      subject: 'Dsubject',
      message: 'first line\nsecond line',
    }).create()
    for (const q of ['aNAME', 'bmail@', 'dsub', 'line', 'second l', '987654', '']) {
      assert.deepEqual(await search(client, 'contacts', q), ['Aname'], q)
    }
    for (const q of ['anamebmail', 'exampleline', 'zzz', 'zz']) {
      assert.isEmpty(await search(client, 'contacts', q), q)
    }
  })

  test('searches titles, descriptions and student names', async ({ client, assert }) => {
    await TournamentFactory.merge({ title: 'Alpha', description: 'Beta', slug: 'gamma' }).create()
    await AchievementFactory.merge({
      title: 'Alpha',
      description: 'Beta',
      studentName: 'Delta',
      location: 'Gamma',
    }).create()
    for (const q of ['ALPHA', 'bet', 'B']) {
      assert.lengthOf(await search(client, 'tournaments/admin', q), 1, q)
      assert.lengthOf(await search(client, 'achievements/admin', q), 1, q)
    }
    assert.lengthOf(await search(client, 'achievements/admin', 'elta'), 1)
    for (const path of ['tournaments/admin', 'achievements/admin']) {
      assert.isEmpty(await search(client, path, 'gamma'))
    }
  })

  test('finds a message as soon as a visitor has sent it', async ({ client, assert }) => {
    const form = { name: 'Ñandú', email: 'n@mail.example', message: 'Is there a place left?' }
    ;(await client.post('/api/contacts').json(form)).assertStatus(201)
    assert.deepEqual(await search(client, 'contacts', 'ñandú'), ['Ñandú'])
    assert.deepEqual(await search(client, 'contacts', 'ÑA'), ['Ñandú'])
  })

  test('finds changed texts, and nothing deleted', async ({ client, assert }) => {
    const tournament = await TournamentFactory.merge({ title: 'Winter cup' }).create()
    await tournament.merge({ title: 'Summer cup' }).save()
    assert.isEmpty(await search(client, 'tournaments/admin', 'winter'))
    assert.deepEqual(await search(client, 'tournaments/admin', 'summer'), ['Summer cup'])
    await tournament.merge({ deletedAt: '2026-01-01T00:00:00.000Z' }).save()
    assert.isEmpty(await search(client, 'tournaments/admin', 'summer'))
    await tournament.delete()
    assert.isEmpty(await search(client, 'tournaments/admin', 'summer'))
  })

  test('can be combined with status, dates and pages', async ({ client, assert }) => {
    const rows = Array.from({ length: 6 }, (_, index) => ({
      name: `Pawn ${index}`,
      createdAt: `2026-01-0${index + 1}T06:00:00.000Z`,
      isRead: index < 4,
    }))
    await ContactMessageFactory.merge([...rows, { name: 'Rook' }]).createMany(7)
    for (const q of ['pawn', 'p']) {
      const filter = { status: 'read', from: '2026-01-02', perPage: 2 }
      assert.deepEqual(await search(client, 'contacts', q, filter), ['Pawn 3', 'Pawn 2'])
      const { meta } = await askList(client, 'contacts', { q, ...filter })
      const rest = { ...filter, after: meta.next }
      assert.deepEqual(await search(client, 'contacts', q, rest), ['Pawn 1'])
    }
    const { meta } = await askList(client, 'contacts', { q: 'pawn', perPage: 4 })
    assert.containSubset(meta, { total: 6, all: 7 })
    const rest = await search(client, 'contacts', 'pawn', { perPage: 4, after: meta.next })
    assert.deepEqual(rest, ['Pawn 1', 'Pawn 0'])
  })
})
