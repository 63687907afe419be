import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Tournament } from '~/lib/api-types'
import { searchedOf, shownOf } from './tournament'
import { TournamentCard } from './TournamentCard'

const tournament = {
  slug: 'open',
  title: 'Open',
  description: 'A day of games.',
  isActive: true,
  status: 'scheduled',
  entryDeadline: null,
  reportingTime: null,
  results: null,
  startDate: '2026-12-13',
  endDate: '2026-12-14',
  repeats: null,
  venue: 'Town hall',
  city: 'Sangamner',
  categories: ['Under 13'],
  eligibility: 'School children',
  entryFee: 100,
  entryFees: [{ group: 'Girls', amount: 0 }],
  rated: 'fide',
  prizes: [{ position: '1st', amount: 5000 }],
  bannerPicture: null,
} as unknown as Tournament

/** Bare words: what stands between them is drawn, or is a mark of its own. */
const wordsOf = (text: string) => text.replace(/<[^>]*>|[·\s]+/g, ' ').replace(/ +/g, ' ')

test.each([
  ['before', '2026-12-01T10:00', {}, 4],
  ['over', '2026-12-15T10:00', {}, 2],
  ['cancelled', '2026-12-01T10:00', { status: 'cancelled', prizes: [] }, 2],
  ['every week', '2026-12-01T10:00', { startDate: null, repeats: 'Every Sunday' }, 4],
])('a card shows what is no reason of a search: %s', (_name, now, changes, count) => {
  const item = { ...tournament, ...changes } as Tournament
  const card = wordsOf(
    renderToStaticMarkup(
      <TournamentCard item={item} now={now} isEager={false} onOpen={() => undefined} />
    )
  )
  const shown = shownOf(item, now)
  expect(shown).toHaveLength(count)
  for (const text of shown) {
    expect(card).toContain(wordsOf(text))
    expect(searchedOf(item).more.map((one) => one.text)).toContain(text)
  }
})
