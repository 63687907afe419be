// @vitest-environment happy-dom
import { daysAfter, indianDay } from '@academy/api/shared/days/indian_days'
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import type { Tournament } from '@/lib/data'
import { TournamentCard } from './tournament-card'

afterEach(cleanup)

const inDays = (days: number) => daysAfter(indianDay(Date.now()), days)
const tournament = {
  _id: 'a',
  slug: 'open',
  title: 'Open',
  description: '',
  isActive: true,
  status: 'scheduled',
  startDate: inDays(20),
  endDate: null,
  entryDeadline: null,
  reportingTime: null,
  movedFrom: null,
  city: null,
  banner: null,
  bannerPicture: null,
  results: null,
  createdAt: '2026-11-01T10:00:00.000Z',
} as Tournament

function show(change: Partial<Tournament>) {
  const nothing = () => undefined
  render(
    <BrowserRouter>
      <TournamentCard
        tournament={{ ...tournament, ...change }}
        change={undefined}
        onShow={nothing}
        onEdit={nothing}
        onDelete={nothing}
        onDuplicate={nothing}
        onPostpone={nothing}
      />
    </BrowserRouter>
  )
}

it.each<[string, Partial<Tournament>, RegExp | null]>([
  ['on its first day', {}, null],
  ['on a later day', { movedFrom: inDays(6) }, /^Postponed from /],
  ['on an earlier day', { movedFrom: inDays(30) }, /^Brought forward from /],
  ['on no day yet', { movedFrom: inDays(6), status: 'postponed' }, null],
  ['over', { movedFrom: inDays(-20), startDate: inDays(-2) }, null],
])('the card of a tournament that is %s says from when', (_name, change, words) => {
  show(change)
  const said = screen.queryByText(/^(Postponed|Brought forward) from /)?.textContent ?? null
  if (words) expect(said).toMatch(words)
  else expect(said).toBeNull()
})

const ALL = 'Players, pairings, results'

it.each<[string, Partial<Tournament>, string, boolean]>([
  ['over', { startDate: inDays(-2) }, 'Results', true],
  ['on today', { startDate: inDays(0) }, ALL, true],
  ['a week ahead', { startDate: inDays(7) }, ALL, true],
  ['ahead', {}, ALL, false],
  ['on no day yet', { startDate: null }, ALL, false],
  ['ahead and has players', { results: { state: 'live', round: 0, rounds: 7 } }, ALL, true],
  ['ahead and new', { createdAt: new Date().toISOString() }, ALL, true],
  ['postponed', { startDate: inDays(3), status: 'postponed' }, ALL, false],
])(
  'the card of a tournament that is %s leads to %s at once: %s',
  (_name, change, words, isOften) => {
    show(change)
    const results = screen.getByRole('link', { name: `${words}: Open` })
    expect(results.textContent).toBe(words)
    const more = screen.getByRole('button', { expanded: false })
    const rare = document.getElementById(more.getAttribute('aria-controls') ?? '')
    expect(rare?.contains(results)).toBe(!isOften)
  }
)

const results = { state: 'live', round: 2, rounds: 7 } as const

it.each<[string, Partial<Tournament>, string]>([
  ['played before its day', { results }, 'Live: round 2 of 7'],
  ['played and postponed', { results, status: 'postponed' }, 'Postponed'],
  ['played and moved', { results, movedFrom: inDays(6) }, 'Registration open'],
])('the card of a tournament that is %s says the same as the website', (_name, change, words) => {
  show({ rounds: 7, ...change })
  expect(screen.getByText(words)).toBeTruthy()
  const isLive = words.startsWith('Live')
  expect(screen.queryByText(/^Live/) !== null).toBe(isLive)
})
