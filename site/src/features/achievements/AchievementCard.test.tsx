import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Achievement } from '~/lib/api-types'
import { formsIn, reasonOf } from '~/lib/searched'
import { searchedOf, shownOf } from './achievement'
import { AchievementCard } from './AchievementCard'

const achievement = {
  slug: 'medal',
  title: 'Gold',
  studentName: 'Meera',
  description: 'Seven games won.',
  date: '2026-03-01',
  location: 'Sangli',
  ratingChange: '+115',
  tags: ['Under 13', 'State', 'Team', 'Blitz'],
  imagePicture: null,
} as unknown as Achievement

test.each([
  ['1 march', ''],
  ['sangli', ''],
  ['state', ''],
  ['blitz', 'Tags: Blitz'],
  ['seven', 'Seven games won.'],
])('a search says what the card does not show: %s: %s', (query, expected) => {
  const forms = formsIn([achievement], query, searchedOf)
  expect(reasonOf(forms, searchedOf(achievement), shownOf(achievement)).why ?? '').toBe(expected)
})

test('a card shows what is no reason of a search', () => {
  const card = renderToStaticMarkup(
    <AchievementCard item={achievement} now="" isEager={false} onOpen={() => undefined} />
  ).replace(/<[^>]*>/g, ' ')
  for (const text of shownOf(achievement)) expect(card).toContain(text)
})
