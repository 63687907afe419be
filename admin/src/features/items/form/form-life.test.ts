import { expect, it } from 'vitest'
import { Refused } from '@/lib/errors'
import { refusalEvent } from './form-refusals'
import { lifeAfter, OPENED, shownOf, type FormEvent, type FormLife } from './form-life'

const comparison = { theirs: { values: {}, pictureUrl: null }, differences: [] }
const sentence = 'No'

const lives = {
  editing: OPENED,
  waiting: { promised: 'typed', step: 'waiting' },
  saving: { promised: 'typed', step: 'saving', status: 'queued' },
  'saving without room': { promised: 'typed', step: 'saving', status: 'noRoom' },
  refused: { promised: 'typed', step: 'refused', sentence },
  stale: { promised: 'typed', step: 'stale', sentence, comparison },
  gone: { promised: 'typed', step: 'gone', sentence },
  done: { promised: 'typed', step: 'done' },
} satisfies Record<string, FormLife<object>>

const events = {
  began: { type: 'began' },
  promised: { type: 'promised', content: 'newer' },
  resumed: { type: 'resumed', content: 'newer', isTypedOver: false },
  'resumed, and typed over': { type: 'resumed', content: 'newer', isTypedOver: true },
  typed: { type: 'typed', holds: 'more' },
  'typed, and back': { type: 'typed', holds: 'typed' },
  slow: { type: 'told', status: 'slow' },
  stored: { type: 'stored', holds: 'typed' },
  'stored, and typed on': { type: 'stored', holds: 'more' },
  refused: { type: 'refused', sentence },
  outdated: { type: 'outdated', sentence, comparison },
  deleted: { type: 'deleted', sentence },
  vanished: { type: 'vanished', sentence },
  returned: { type: 'returned' },
  interrupted: { type: 'interrupted' },
  discarded: { type: 'discarded' },
  'comparison closed': { type: 'comparison closed' },
} satisfies Record<string, FormEvent<object>>

/** Step and, after the bar, what is promised; '-' is nothing. */
const table: Record<keyof typeof events, Record<keyof typeof lives, string>> = {
  began: {
    editing: 'saving | -',
    waiting: 'waiting | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'saving | typed',
    stale: 'saving | typed',
    gone: 'saving | typed',
    done: 'done | typed',
  },
  promised: {
    editing: 'editing | newer',
    waiting: 'waiting | newer',
    saving: 'saving | newer',
    'saving without room': 'saving | newer',
    refused: 'refused | newer',
    stale: 'stale | newer',
    gone: 'gone | newer',
    done: 'done | typed',
  },
  resumed: {
    editing: 'waiting | newer',
    waiting: 'waiting | newer',
    saving: 'waiting | newer',
    'saving without room': 'waiting | newer',
    refused: 'waiting | newer',
    stale: 'waiting | newer',
    gone: 'waiting | newer',
    done: 'done | typed',
  },
  'resumed, and typed over': {
    editing: 'editing | newer',
    waiting: 'editing | newer',
    saving: 'editing | newer',
    'saving without room': 'editing | newer',
    refused: 'editing | newer',
    stale: 'editing | newer',
    gone: 'editing | newer',
    done: 'done | typed',
  },
  typed: {
    editing: 'editing | -',
    waiting: 'editing | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'refused | typed',
    stale: 'stale | typed',
    gone: 'gone | typed',
    done: 'done | typed',
  },
  'typed, and back': {
    editing: 'editing | -',
    waiting: 'waiting | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'refused | typed',
    stale: 'stale | typed',
    gone: 'gone | typed',
    done: 'done | typed',
  },
  slow: {
    editing: 'editing | -',
    waiting: 'waiting | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'refused | typed',
    stale: 'stale | typed',
    gone: 'gone | typed',
    done: 'done | typed',
  },
  stored: {
    editing: 'editing | -',
    waiting: 'done | typed',
    saving: 'done | typed',
    'saving without room': 'done | typed',
    refused: 'done | typed',
    stale: 'done | typed',
    gone: 'done | typed',
    done: 'done | typed',
  },
  'stored, and typed on': {
    editing: 'editing | -',
    waiting: 'editing | -',
    saving: 'done | typed',
    'saving without room': 'done | typed',
    refused: 'refused | -',
    stale: 'stale | -',
    gone: 'gone | -',
    done: 'done | typed',
  },
  refused: {
    editing: 'refused | -',
    waiting: 'refused | typed',
    saving: 'refused | typed',
    'saving without room': 'refused | -',
    refused: 'refused | typed',
    stale: 'refused | typed',
    gone: 'refused | typed',
    done: 'done | typed',
  },
  outdated: {
    editing: 'stale | -',
    waiting: 'stale | typed',
    saving: 'stale | typed',
    'saving without room': 'stale | -',
    refused: 'stale | typed',
    stale: 'stale | typed',
    gone: 'stale | typed',
    done: 'done | typed',
  },
  deleted: {
    editing: 'gone | -',
    waiting: 'gone | typed',
    saving: 'gone | typed',
    'saving without room': 'gone | -',
    refused: 'gone | typed',
    stale: 'gone | typed',
    gone: 'gone | typed',
    done: 'done | typed',
  },
  vanished: {
    editing: 'gone | -',
    waiting: 'waiting | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'gone | typed',
    stale: 'stale | typed',
    gone: 'gone | typed',
    done: 'done | typed',
  },
  returned: {
    editing: 'editing | -',
    waiting: 'waiting | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'refused | typed',
    stale: 'stale | typed',
    gone: 'editing | typed',
    done: 'done | typed',
  },
  interrupted: {
    editing: 'editing | -',
    waiting: 'waiting | typed',
    saving: 'editing | typed',
    'saving without room': 'editing | -',
    refused: 'editing | typed',
    stale: 'editing | typed',
    gone: 'editing | typed',
    done: 'done | typed',
  },
  discarded: {
    editing: 'editing | -',
    waiting: 'editing | -',
    saving: 'saving | -',
    'saving without room': 'saving | -',
    refused: 'refused | -',
    stale: 'stale | -',
    gone: 'gone | -',
    done: 'done | typed',
  },
  'comparison closed': {
    editing: 'editing | -',
    waiting: 'waiting | typed',
    saving: 'saving | typed',
    'saving without room': 'saving | typed',
    refused: 'refused | typed',
    stale: 'refused | typed',
    gone: 'gone | typed',
    done: 'done | typed',
  },
}

const rows = Object.entries(table).flatMap(([event, expected]) =>
  Object.entries(expected).map(
    ([life, after]) => [life, event, after] as [keyof typeof lives, keyof typeof events, string]
  )
)

it.each(rows)('%s: %s leads to %s', (life, event, expected) => {
  const { step, promised } = lifeAfter<object>(lives[life], events[event])
  expect(`${step} | ${promised ?? '-'}`).toBe(expected)
})

it('a save tells how far it is, and a closed comparison leaves its sentence', () => {
  expect(lifeAfter<object>(lives.saving, events.slow)).toMatchObject({ status: 'slow' })
  expect(lifeAfter<object>(lives.stale, events['comparison closed'])).toMatchObject({ sentence })
})

it.each([
  [401, undefined, 'interrupted'],
  [404, undefined, 'deleted'],
  [409, comparison, 'outdated'],
  [409, undefined, 'refused'],
  [422, undefined, 'refused'],
])('a refusal with %i is told as what it means for the form', (status, found, expected) => {
  const error = new Refused({ status, answer: {} })
  expect(refusalEvent(error, sentence, found).type).toBe(expected)
})

it.each([
  ['editing', { isSaving: false, isKept: false, failure: undefined }],
  ['waiting', { isSaving: false, isKept: true, failure: undefined }],
  ['saving without room', { isSaving: true, status: 'noRoom' }],
  ['stale', { isSaving: false, failure: sentence }],
  ['done', { isSaving: true, status: 'unsent' }],
] as [keyof typeof lives, object][])('%s is shown as it stands', (life, expected) => {
  expect(shownOf(lives[life])).toMatchObject(expected)
})
