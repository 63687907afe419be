import { achievementRules } from '@academy/api/shared/rules/achievement_rules'
import { expect, it, vi } from 'vitest'
import type { Tournament } from '@/lib/data'
import { readEntries } from '@/unsent/entries'
import { draftFields, postDrafts, type Hall, type PlayersPrize } from './hall-drafts'

const winner = { prize: '1st', player: { no: 3, name: 'Joshi, Aarav', points: 6 } } as PlayersPrize
const rapid = { title: 'Rapid Open', venue: 'Town Hall', city: 'Sangamner', endDate: '2026-12-06' }

it.each(['en', 'mr', 'hi'])(
  'a draft is in the tournament’s languages, not in the app’s: %s',
  (app) => {
    document.documentElement.lang = app
    const fields = draftFields(
      {
        ...rapid,
        translations: {
          mr: { title: { text: 'रॅपिड खुली स्पर्धा', source: 'Rapid Open' } },
          hi: { title: { text: 'पुराना टूर्नामेंट', source: 'Rapid' } },
        },
      } as unknown as Tournament,
      7,
      winner
    )
    document.documentElement.lang = 'en'
    expect(fields).toMatchObject({
      title: '1st · Rapid Open',
      description: '1st in Rapid Open: 6 points from 7 rounds.',
      studentName: 'Aarav Joshi',
      tags: ['Tournament'],
      translations: {
        mr: {
          title: { text: 'पहिला क्रमांक · रॅपिड खुली स्पर्धा', source: '1st · Rapid Open' },
          description: {
            text: 'रॅपिड खुली स्पर्धा: पहिला क्रमांक, 7 फेऱ्यांत 6 गुण.',
            source: '1st in Rapid Open: 6 points from 7 rounds.',
          },
        },
        hi: { title: { text: '' }, description: { text: '' } },
      },
    })
  }
)

it('a draft says no number of rounds that nobody has said', () => {
  const { description } = draftFields({ ...rapid } as Tournament, null, winner)
  expect(description).toBe('1st in Rapid Open: 6 points.')
})

it('the same draft has the same key, and another one once it was deleted', async () => {
  const tournament = { ...rapid, _id: 't' } as Tournament
  let deleted: object[] = []
  const hall = { change: vi.fn(), deleted: () => Promise.resolve(deleted) } as unknown as Hall
  const make = () => postDrafts(hall, tournament, 7, [winner], () => undefined)
  const keys = async () => new Set((await readEntries()).map(({ key }) => key)).size
  await make()
  await make()
  expect(await keys()).toBe(1)
  deleted = [draftFields(tournament, 7, winner)]
  await make()
  await make()
  expect(await keys()).toBe(2)
})

it('a draft of a tournament in Marathi is in Marathi', () => {
  const tournament = { ...rapid, title: 'रॅपिड खुली स्पर्धा', language: 'mr' } as Tournament
  expect(draftFields(tournament, 5, winner)).toMatchObject({
    title: 'पहिला क्रमांक · रॅपिड खुली स्पर्धा',
    translations: { en: { title: { text: '' } } },
  })
})

it('a draft keeps as much as the rules of an achievement allow', () => {
  const long = 'x'.repeat(300)
  const fields = draftFields({ ...rapid, title: long, venue: long } as Tournament, 7, {
    ...winner,
    player: { ...winner.player, name: long },
  })
  for (const name of ['title', 'studentName', 'location'] as const) {
    expect(fields[name], name).toHaveLength(achievementRules[name].max)
  }
})
