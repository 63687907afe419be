import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { setOnline } from '../../test/browser'
import { FakeApi, type Fault } from '../../test/fake-api'
import { entryOf, openTab, type Tab } from '../../test/tab'
import { changeForm, readForms } from './form-store'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const ITEM = '019c0000-0000-7000-8000-00000000000a'

let api: FakeApi
let tabs: Tab[]

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  })
  api = new FakeApi()
  tabs = []
})

afterEach(() => {
  for (const tab of tabs) tab.close()
})

async function open() {
  const tab = await openTab()
  tab.session.start('token')
  tabs.push(tab)
  return tab
}

/** Lets IndexedDB, the fake API and the other tabs answer. */
async function settle() {
  for (let turn = 0; turn < 25; turn += 1) await new Promise((resolve) => setImmediate(resolve))
}

async function pass(ms: number) {
  for (let rest = ms; rest > 0; rest -= 5_000) {
    await vi.advanceTimersByTimeAsync(Math.min(rest, 5_000))
    await settle()
  }
}

const change = { itemId: ITEM, version: 1 }
const refused = { status: 422, body: { message: 'No', code: 'validation_failed' } }

/** What lies in the outbox before the event. */
const states = {
  'new, never sent': { more: {}, faults: [] },
  'new, request lost': { more: {}, faults: ['request lost'] },
  'new, answer lost': { more: {}, faults: ['answer lost'] },
  'new, refused': { more: {}, faults: [refused] },
  'change, never sent': { more: change, faults: [] },
  'change, answer lost': { more: change, faults: ['answer lost'] },
  'change, refused': { more: change, faults: [refused] },
} satisfies Record<string, { more: object; faults: Fault[] }>
type State = keyof typeof states

/** Saves 'First' in this state, and leaves the device without a network. */
async function arrange(state: State): Promise<Tab> {
  const { more, faults } = states[state]
  if (state.startsWith('change')) api.put({ _id: ITEM, title: 'Before' })
  const tab = await open()
  setOnline(faults.length > 0)
  api.faults.push(...faults)
  await tab.post(tab.kind, entryOf('First', more))
  tab.startSender()
  await settle()
  setOnline(false)
  await pass(MINUTE)
  return tab
}

/** What is on the server and what is left of it here, such as `First; waits`. */
async function outcome(tab: Tab) {
  const [entry, ...others] = await tab.readEntries()
  expect(others).toEqual([])
  const here = !entry ? 'nothing' : entry.refusal ? `needs you (${entry.refusal.status})` : 'waits'
  return `${api.titles().join(' + ') || '-'}; ${here}`
}

/** What happens to the next call. */
const answers: Record<string, Fault[]> = {
  stored: [],
  'request lost': ['request lost'],
  'answer lost': ['answer lost'],
  gateway: ['gateway'],
  portal: ['portal'],
  401: [{ status: 401 }],
  'busy 409': [{ status: 409, body: { message: 'Under way' } }],
  'stale 409': [
    { status: 409, body: { message: 'No', code: 'stale', data: { _id: ITEM, version: 7 } } },
  ],
  404: [{ status: 404 }],
  422: [refused],
  429: [{ status: 429 }],
  503: [{ status: 503 }],
}

// After one answer, and (where something waits) once the network and the server are well again.
const sending: [State, Record<keyof typeof answers, string>][] = [
  [
    'new, never sent',
    {
      stored: 'First; nothing',
      'request lost': '-; waits',
      'answer lost': 'First; waits',
      gateway: 'First; waits',
      portal: '-; waits',
      401: '-; waits',
      'busy 409': '-; waits',
      'stale 409': '-; needs you (409)',
      404: '-; needs you (404)',
      422: '-; needs you (422)',
      429: '-; waits',
      503: '-; waits',
    },
  ],
  [
    'new, request lost',
    {
      stored: 'First; nothing',
      'request lost': '-; waits',
      'answer lost': 'First; waits',
      gateway: 'First; waits',
      portal: '-; waits',
      401: '-; waits',
      'busy 409': '-; waits',
      'stale 409': '-; needs you (409)',
      404: '-; needs you (404)',
      422: '-; needs you (422)',
      429: '-; waits',
      503: '-; waits',
    },
  ],
  [
    'new, answer lost',
    {
      stored: 'First; nothing',
      'request lost': 'First; waits',
      'answer lost': 'First; waits',
      gateway: 'First; waits',
      portal: 'First; waits',
      401: 'First; waits',
      'busy 409': 'First; waits',
      'stale 409': 'First; needs you (409)',
      404: 'First; needs you (404)',
      422: 'First; needs you (422)',
      429: 'First; waits',
      503: 'First; waits',
    },
  ],
  [
    'change, never sent',
    {
      stored: 'First; nothing',
      'request lost': 'Before; waits',
      'answer lost': 'First; waits',
      gateway: 'First; waits',
      portal: 'Before; waits',
      401: 'Before; waits',
      'busy 409': 'Before; waits',
      'stale 409': 'Before; needs you (409)',
      404: 'Before; needs you (404)',
      422: 'Before; needs you (422)',
      429: 'Before; waits',
      503: 'Before; waits',
    },
  ],
  [
    'change, answer lost',
    {
      stored: 'First; nothing',
      'request lost': 'First; waits',
      'answer lost': 'First; waits',
      gateway: 'First; waits',
      portal: 'First; waits',
      401: 'First; waits',
      'busy 409': 'First; waits',
      'stale 409': 'First; needs you (409)',
      404: 'First; needs you (404)',
      422: 'First; needs you (422)',
      429: 'First; waits',
      503: 'First; waits',
    },
  ],
]

for (const [state, expected] of sending) {
  for (const [name, after] of Object.entries(expected)) {
    it(`${state}: ${name} leads to ${after}, and a waiting entry is stored once`, async () => {
      const tab = await arrange(state)
      api.faults.push(...(answers[name] ?? []))
      setOnline(true)
      await settle()
      expect(await outcome(tab)).toBe(after)
      if (name === '401') return expect(tab.session.token()).toBeNull()
      await pass(2 * MINUTE)
      expect(await outcome(tab)).toBe(after.replace(/^.*; waits$/, 'First; nothing'))
      return expect(tab.stored).toEqual(/needs you/.test(after) ? [] : ['First'])
    })
  }
}

/** What the director or the device does while something waits without a network. */
const events: Record<string, (tab: Tab, state: State) => Promise<unknown>> = {
  'two tabs': async () => (await open()).startSender(),
  async reload(tab) {
    tab.close()
    const next = await open()
    next.startSender()
  },
  'eight days': () => {
    vi.setSystemTime(Date.now() + 8 * DAY)
    return pass(MINUTE)
  },
  'clock set back': async () => {
    vi.setSystemTime(Date.now() - 5 * 60 * MINUTE)
    return pass(1_000)
  },
  'saved again': (tab, state) =>
    tab.post(tab.kind, entryOf('Second', { ...states[state].more, savedAt: Date.now() + 1 })),
  'sent at once': (tab) => tab.sendNow(entryOf('').id),
  discarded: (tab) => tab.discard(entryOf('').id),
}

const happening: Record<string, Partial<Record<State, string>>> = {
  'two tabs': {
    'new, never sent': 'First; nothing',
    'new, request lost': 'First; nothing',
    'new, answer lost': 'First; nothing',
    'new, refused': '-; needs you (422)',
    'change, never sent': 'First; nothing',
    'change, answer lost': 'First; nothing',
    'change, refused': 'Before; needs you (422)',
  },
  reload: {
    'new, never sent': 'First; nothing',
    'new, request lost': 'First; nothing',
    'new, answer lost': 'First; nothing',
    'new, refused': '-; needs you (422)',
    'change, never sent': 'First; nothing',
    'change, answer lost': 'First; nothing',
    'change, refused': 'Before; needs you (422)',
  },
  'eight days': {
    'new, never sent': 'First; nothing',
    'new, request lost': 'First; nothing',
    'new, answer lost': 'First; nothing',
    'change, never sent': 'First; nothing',
    'change, answer lost': 'First; nothing',
    'change, refused': 'Before; needs you (422)',
  },
  'clock set back': {
    'new, never sent': 'First; nothing',
    'new, request lost': 'First; nothing',
    'new, answer lost': 'First; nothing',
    'change, answer lost': 'First; nothing',
  },
  'saved again': {
    'new, never sent': 'Second; nothing',
    'new, request lost': 'Second; nothing',
    'new, answer lost': 'Second; nothing',
    'new, refused': 'Second; nothing',
    'change, never sent': 'Second; nothing',
    'change, answer lost': 'Second; nothing',
    'change, refused': 'Second; nothing',
  },
  'sent at once': {
    'new, request lost': 'First; nothing',
    'new, refused': 'First; nothing',
    'change, refused': 'First; nothing',
  },
  discarded: {
    'new, never sent': '-; nothing',
    'new, request lost': '-; nothing',
    'new, answer lost': 'First; nothing',
    'new, refused': '-; nothing',
    'change, never sent': 'Before; nothing',
    'change, answer lost': 'First; nothing',
    'change, refused': 'Before; nothing',
  },
}

for (const [event, expected] of Object.entries(happening)) {
  for (const [state, after] of Object.entries(expected) as [State, string][]) {
    it(`${state}: ${event}, then online again, leads to ${after}`, async () => {
      const tab = await arrange(state)
      await events[event]?.(tab, state)
      setOnline(true)
      await pass(2 * MINUTE)
      expect(await outcome(tab)).toBe(after)
    })
  }
}

// Answers of the server to a form that waits → the result in the form, and what is left in the outbox.
const waitingForms: [Fault[], wasWaiting: boolean, result: unknown, left: string][] = [
  [[], false, 'stored', 'First; nothing'],
  [['answer lost'], false, 'stored', 'First; nothing'],
  [['portal'], false, 'stored', 'First; nothing'],
  [[refused], false, 422, '-; needs you (422)'],
  [[{ status: 500 }], false, 500, 'First; nothing'],
  [[{ status: 429 }], false, 429, 'First; nothing'],
  [[{ status: 500 }], true, 500, 'First; nothing'],
]

it.each(waitingForms)(
  'a form answered with %j (waiting before: %s) shows %s and leaves %s',
  async (faults, wasWaiting, result, left) => {
    const tab = wasWaiting ? await arrange('new, never sent') : await open()
    setOnline(true)
    api.faults.push(...faults)
    if (!wasWaiting) tab.startSender()
    const outcomeOfForm = tab
      .save(
        tab.kind,
        entryOf('First', { savedAt: Date.now() + 1 }),
        () => undefined,
        new AbortController().signal
      )
      .then(
        () => 'stored',
        (error: { status?: number }) => error.status
      )
    await pass(MINUTE)
    expect(await outcomeOfForm).toBe(result)
    expect(await outcome(tab)).toBe(left)
  }
)

const devices: Record<string, () => void> = {
  full: () =>
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('No room', 'QuotaExceededError')
    }),
  'that blocks its storage': () =>
    vi.spyOn(IDBDatabase.prototype, 'transaction').mockImplementation(() => {
      throw new DOMException('Blocked', 'SecurityError')
    }),
}

it.each([
  ['full', [], 'First', 'stored'],
  ['full', ['answer lost' as const], 'First', undefined],
  ['that blocks its storage', [], 'First', 'stored'],
  ['that blocks its storage', ['answer lost' as const], 'First', undefined],
])('a device %s sends from the page, once: %j', async (device, faults, title, result) => {
  const tab = await open()
  devices[device]?.()
  const told: string[] = []
  api.faults.push(...faults)
  const save = () =>
    tab
      .save(tab.kind, entryOf('First'), (status) => told.push(status), new AbortController().signal)
      .then(
        () => 'stored',
        () => undefined
      )
  expect(await save()).toBe(result)
  expect(told).toContain('noRoom')
  expect(await save()).toBe('stored')
  expect(api.titles()).toEqual([title])
})

it.each<[string, Fault[]]>([
  ['sent', []],
  ['sent again after a minute', ['request lost']],
  ['refused', [refused]],
])('what waits on a device that has become full is %s', async (what, faults) => {
  const tab = await arrange('new, never sent')
  const refusals: unknown[] = []
  const stop = tab.events.subscribe((event) => {
    if (event.type === 'failed' && event.refusal) refusals.push(event.refusal.status)
  })
  devices.full?.()
  api.faults.push(...faults)
  setOnline(true)
  await settle()
  expect(api.calls).toHaveLength(1)
  expect(refusals).toEqual(what === 'refused' ? [422] : [])
  await pass(2 * MINUTE)
  expect(await outcome(tab)).toBe('First; nothing')
  stop()
})

it('what waits on a full device is sent at a press', async () => {
  const tab = await arrange('new, never sent')
  devices.full?.()
  api.faults.push('request lost')
  setOnline(true)
  await settle()
  await tab.sendNow(entryOf('First').id)
  await settle()
  expect(await outcome(tab)).toBe('First; nothing')
})

it.each(['new, request lost', 'change, answer lost'] as const)(
  'what a full device sends from the page stays as it is when the earlier save is due: %s',
  async (state) => {
    const tab = await arrange(state)
    devices.full?.()
    const { more } = states[state]
    const entry = entryOf('Second', { ...more, savedAt: Date.now() + 1 })
    setOnline(true)
    await tab.save(tab.kind, entry, () => undefined, new AbortController().signal)
    await pass(MINUTE)
    expect(await outcome(tab)).toBe('Second; nothing')
  }
)

it('what a tab was sending when it died is sent by the next one, under the same key', async () => {
  const tab = await open()
  await tab.post(tab.kind, entryOf('First', { state: 'sending', tries: 1 }))
  tab.startSender()
  await settle()
  expect(await outcome(tab)).toBe('First; nothing')
  expect(api.calls.map(({ key }) => key)).toEqual([entryOf('').key])
})

it.each([
  ['it is stored', (tab: Tab) => tab.startSender()],
  ['it is discarded', (tab: Tab) => tab.discard(entryOf('').id)],
])('what was typed over a save stays a draft when %s', async (_name, happen) => {
  const tab = await open()
  const typed = { values: { title: 'Second' }, picture: null, at: Date.now() }
  await tab.post(tab.kind, entryOf('First'))
  await changeForm(entryOf('').id, (before) => before && { ...before, typed })
  await happen(tab)
  await settle()
  expect(await readForms()).toMatchObject({ forms: [{ state: 'typed', typed }], unreadable: [] })
})

/** Shown or hidden no version is sent; edited, postponed or cancelled, the one that was seen. */
const SAVES: Record<string, object> = {
  hidden: {},
  edited: { version: 1 },
  postponed: { version: 1 },
}

it.each(
  Object.keys(SAVES).flatMap((first) =>
    Object.keys(SAVES).flatMap((second) => [
      [first, second, []] as const,
      [first, second, ['answer lost'] as Fault[]] as const,
    ])
  )
)('%s and then %s without a network is no change of others (%j)', async (first, second, faults) => {
  api.put({ _id: ITEM, title: 'Before' })
  const tab = await open()
  setOnline(false)
  for (const what of [first, second, 'postponed']) {
    const fields = { title: what }
    const saved = { kind: 'tournaments', itemId: ITEM, title: what, fields, ...SAVES[what] }
    await tab.postFields(tab.kind, saved)
    await vi.advanceTimersByTimeAsync(10)
  }
  api.faults.push(...faults)
  tab.startSender()
  await settle()
  setOnline(true)
  await pass(MINUTE)
  expect(await outcome(tab)).toBe('postponed; nothing')
})

it('a change over what another phone has saved waits for a person', async () => {
  api.put({ _id: ITEM, title: 'Before' })
  const tab = await open()
  setOnline(false)
  const fields = { title: 'Second' }
  const saved = { kind: 'tournaments', itemId: ITEM, title: 'Second', fields, version: 1 }
  await tab.postFields(tab.kind, saved)
  api.put({ _id: ITEM, title: 'Theirs', version: 2 })
  tab.startSender()
  await settle()
  setOnline(true)
  await pass(MINUTE)
  expect(await outcome(tab)).toBe('Theirs; needs you (409)')
})
