import { test } from '@japa/runner'
import sharp from 'sharp'
import testUtils from '@adonisjs/core/services/test_utils'
import { TournamentFactory } from '#database/factories/tournament_factory'
import Tournament from '#models/tournament'
import { drawShareCard } from '#pictures/share_card'
import { achievementCard, tournamentCard } from '#pictures/share_cards'
import { SHARE_MAX_BYTES, type ShareCard } from '#pictures/share_format'
import { renderText } from '#pictures/share_text'
import type { Language } from '#shared/languages/languages'

const STYLE = { sizes: [40], colour: '#FFFFFF', width: 590, height: 200 }

const longest =
  'Late Shri. Vasantrao Deshmukh Memorial All Maharashtra Open FIDE Rated Rapid and Blitz Chess Tournament 2026 for Under-1600 and Unrated Players <&>'

const card = (fields: Partial<ShareCard>): ShareCard => ({
  kind: 'tournaments',
  title: 'Rapid Open',
  over: null,
  state: null,
  lines: [],
  ...fields,
})

const manyTimes = (text: string) => text.repeat(30)

const cards: ShareCard[] = [
  card({}),
  card({ title: '\u0000\u200b \u200d', lines: ['a\u0007b', '\n'], over: '\u2028' }),
  card({ title: longest, lines: ['30 Nov – 2 Dec 2026', 'A hall, '.repeat(30), '₹1,500'] }),
  ...['10 Dec', 'दि. 10', manyTimes('10 Dec ')].map((last) =>
    card({
      title: longest,
      lines: ['30 Nov', ...['A hall, ', 'From ', 'Open '].map(manyTimes), last],
    })
  ),
  card({
    podium: ['W'.repeat(100), 'A'.repeat(60), ''].map((name) => ({ rank: 1, name, points: '10½' })),
  }),
  card({
    lines: ['30 Nov 2026', 'Best girl: Patil, Sana · '.repeat(9)],
    podium: [{ rank: 1, name: 'W'.repeat(100), points: '7' }],
  }),
  card({ title: 'W'.repeat(150), state: { text: 'Registration closed', isWarning: false } }),
  card({ title: 'श्री क्षेत्र '.repeat(11), over: 'ज्ञानेश्वरी '.repeat(8), lines: ['पुणे '.repeat(30)] }),
]

const dark = () =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#000000' } })
    .jpeg()
    .toBuffer()

/** The brightest value of any channel in a part of a picture. */
async function brightest(picture: Buffer, left: number, width: number, height = 630) {
  const part = await sharp(picture).extract({ left, top: 0, width, height }).toBuffer()
  const { channels } = await sharp(part).stats()
  return Math.max(...channels.map(({ max }) => max))
}

test.group('Share cards', () => {
  test('keep all text inside the central square', async ({ assert }) => {
    for (const one of cards) {
      const picture = await drawShareCard(one, await dark())
      const { width, height } = await sharp(picture).metadata()
      assert.deepEqual([width, height], [1200, 630])
      assert.isAbove(await brightest(picture, 285, 630), 200)
      assert.isBelow(await brightest(picture, 0, 285), 40)
      assert.isBelow(await brightest(picture, 915, 285), 40)
      assert.isBelow(await brightest(picture, 0, 1200, 8), 40)
    }
  })

  test('stay under 280 kB for any picture', async ({ assert }) => {
    const noise = Buffer.from(Array.from({ length: 800 * 600 * 3 }, () => Math.random() * 255))
    const picture = await sharp(noise, { raw: { width: 800, height: 600, channels: 3 } })
      .jpeg({ quality: 100 })
      .toBuffer()
    const drawn = await drawShareCard(cards[0]!, picture)
    assert.isAtMost(drawn.length, SHARE_MAX_BYTES)
    assert.isAbove(drawn.length, 100_000, 'the noise is in it')
  })

  test('join the letters of Devanagari', async ({ assert }) => {
    const widthOf = async (text: string) => (await renderText(text, STYLE)).width
    assert.isBelow(await widthOf('क्ष'), (await widthOf('क')) + (await widthOf('ष')))
    assert.isBelow(await widthOf('त्र'), (await widthOf('त')) + (await widthOf('र')))
    assert.equal((await renderText('मी', STYLE)).height, (await renderText('मीमी', STYLE)).height)
  })

  test('cut text that exceeds the height', async ({ assert }) => {
    const { height } = await renderText('क्षत्रिय '.repeat(60), { ...STYLE, height: 110 })
    assert.isAtMost(height, 110)
  })

  const tournament = {
    title: 'Open',
    startDate: '2026-12-12',
    endDate: '2026-12-14',
    venue: 'Town Hall',
    city: 'Sangamner',
    entryFee: 1500,
    entryFees: [],
    entryDeadline: '2026-12-10',
    status: 'scheduled',
    statusReason: null,
    movedFrom: null,
  }
  const nothing = { startDate: null, endDate: null, venue: null, city: null, entryFee: null }

  test('show date, place, fee and state of a tournament on a day', ({ assert }) => {
    const at = (day: string, fields = {}) => {
      const { lines, state } = tournamentCard({ ...tournament, ...fields }, null, 'en', day)
      return [...lines, state && `${state.isWarning ? '!' : ''}${state.text}`]
    }
    const [when, where, entry] = [
      '12–14 Dec 2026',
      'Town Hall, Sangamner',
      '₹1,500 · last date 10 Dec',
    ]
    assert.deepEqual(at('2026-11-01'), [when, where, entry, null])
    assert.deepEqual(at('2026-12-10'), [when, where, entry, null])
    assert.deepEqual(at('2026-12-11'), [when, where, 'Registration closed'])
    assert.deepEqual(at('2026-12-14'), [when, where, entry, null])
    assert.deepEqual(at('2026-12-15'), [when, where, 'Finished'])
    assert.deepEqual(at('2026-11-01', { status: 'cancelled' }), [when, where, '!Cancelled'])
    assert.deepEqual(at('2026-11-01', { status: 'postponed' }), [where, '!Postponed'])
    assert.deepEqual(at('2026-11-01', { ...nothing, entryDeadline: null }), [null])
    assert.deepEqual(at('2026-11-01', { ...nothing, entryFee: 0 }), [
      'Free entry · last date 10 Dec',
      null,
    ])
    const entryFees = [
      { group: 'Under 15', amount: 1000 },
      { group: 'Open', amount: 1500 },
    ]
    assert.deepEqual(at('2026-11-01', { ...nothing, entryFees }), [
      'Under 15 ₹1,000 · Open ₹1,500',
      'last date 10 Dec',
      null,
    ])
  })

  test('say why a tournament is off, and which day it was moved from until it is over', ({
    assert,
  }) => {
    const [when, where] = ['12–14 Dec 2026', 'Town Hall, Sangamner']
    const lines = (fields: object, day = '2026-11-01', language: Language = 'en') =>
      tournamentCard({ ...tournament, entryFee: null, ...fields }, null, language, day).lines
    const off = (status: string) => ({ status, statusReason: 'Floods' })
    assert.deepEqual(lines(off('postponed')), [where, 'Reason: Floods'])
    assert.deepEqual(lines(off('cancelled')), [when, where, 'Reason: Floods'])
    const moved = { movedFrom: '2026-12-05', statusReason: 'Heavy rain' }
    const words = 'Postponed from Saturday, 5\u00a0December'
    assert.deepEqual(lines(moved), [when, where, words, 'last date 10 Dec'])
    assert.include(lines(moved, '2026-11-01', 'hi').join(), 'पहले शनिवार, 5\u00a0दिसंबर')
    assert.deepEqual(lines(moved, '2026-12-15'), [when, where])
  })

  test('say of a row of the table what they say of its facts', async ({ assert, cleanup }) => {
    cleanup(await testUtils.db().wrapInGlobalTransaction())
    const known = { ...tournament, prizes: [], movedFrom: '2026-12-05', statusReason: 'Floods' }
    for (const status of ['scheduled', 'cancelled'] as const) {
      for (const day of ['2026-11-01', '2026-12-11', '2026-12-15']) {
        const facts = { ...known, status }
        const { id } = await TournamentFactory.merge(facts).create()
        const row = await Tournament.findOrFail(id)
        const [one, other] = [row, facts].map((of) => tournamentCard(of, null, 'en', day))
        assert.deepEqual(one, other)
      }
    }
  })

  test('are written in the requested language', ({ assert }) => {
    const linesOf = (language: 'mr' | 'hi', day: string, fields = {}) => {
      const { lines, state } = tournamentCard({ ...tournament, ...fields }, null, language, day)
      return [...lines, state?.text]
    }
    const where = 'Town Hall, Sangamner'
    assert.deepEqual(linesOf('mr', '2026-11-01'), [
      '12–14\u00a0डिसेंबर 2026',
      where,
      '₹1,500 · अंतिम तारीख 10\u00a0डिसेंबर',
      undefined,
    ])
    assert.deepEqual(linesOf('hi', '2026-11-01', { entryFee: 0, endDate: null }), [
      'शनिवार, 12\u00a0दिसंबर 2026',
      where,
      'मुफ़्त प्रवेश · अंतिम तारीख़ 10\u00a0दिसंबर',
      undefined,
    ])
    assert.equal(linesOf('mr', '2026-12-11').at(-1), 'नोंदणी बंद')
    assert.equal(linesOf('mr', '2026-12-15').at(-1), 'संपली')
    assert.equal(linesOf('mr', '2026-11-01', { status: 'postponed' }).at(-1), 'पुढे ढकलली')
    assert.equal(linesOf('hi', '2026-11-01', { status: 'cancelled' }).at(-1), 'रद्द')
    assert.equal(
      linesOf('hi', '2026-11-01', { endDate: '2027-01-02' })[0],
      '12\u00a0दिसंबर 2026 – 2\u00a0जनवरी 2027'
    )
    assert.equal(linesOf('mr', '2026-11-01', { endDate: '2026-12-31' })[0], '12–31\u00a0डिसेंबर 2026')
  })

  test('show the student of an achievement', ({ assert }) => {
    const facts = {
      title: 'State champion',
      studentName: 'मीरा शिंदे',
      date: '2026-03-01',
      location: 'Nashik',
      ratingChange: '+115',
    }
    const { over, lines } = achievementCard(facts)
    assert.equal(over, 'मीरा शिंदे')
    assert.deepEqual(lines, ['+115', 'Sun 1 Mar 2026 · Nashik'])
    assert.deepEqual(achievementCard({ ...facts, ratingChange: '' }).lines, [lines[1]])
    assert.equal(achievementCard(facts, 'mr').lines[1], 'रविवार, 1\u00a0मार्च 2026 · Nashik')
  })
})
