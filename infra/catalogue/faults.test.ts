import assert from 'node:assert/strict'
import { test } from 'node:test'
import { faultsOf, repeatedKeys } from './faults.ts'

const sound = {
  en: { save: 'Save', saved: 'Saved {count}', app: 'WhatsApp', place: '{city}, {code}' },
  mr: { save: 'जतन करा', saved: 'जतन केले: {count}', app: 'WhatsApp', place: '{city}, {code}' },
  hi: { save: 'सहेजें', saved: 'सहेजा गया: {count}', app: 'WhatsApp', place: '{city}, {code}' },
}
const used = new Set(Object.keys(sound.en))

/** The faults of the sound catalogues with this change of the Marathi one. */
const withMarathi = (change: Record<string, string | undefined>) =>
  faultsOf({ ...sound, mr: { ...sound.mr, ...change } as Record<string, string> }, used)

test('complete catalogues have no faults', () => {
  assert.deepEqual(faultsOf(sound, used), [])
})

for (const [change, fault] of [
  [{ save: undefined }, 'save is missing in mr.json'],
  [{ save: ' ' }, 'save is missing in mr.json'],
  [{ save: 'Save' }, 'save of mr.json is not translated'],
  [{ saved: 'जतन केले' }, 'saved of mr.json has the parts , not count'],
  [{ saved: '५ जतन केले: {count}' }, 'saved of mr.json has figures that are not Latin'],
  [{ other: 'दुसरे' }, 'other of mr.json is not in en.json'],
] as const) {
  test(`${JSON.stringify(change)}: ${fault}`, () => {
    assert.deepEqual(withMarathi(change), [fault])
  })
}

test('a fault has the English name of its field in English only', () => {
  const catalogues = {
    en: { faultLong: '{label} is longer than {max}', tooLong: '{label} is longer than {max}' },
    mr: { faultLong: 'हे {max} पेक्षा मोठे आहे', tooLong: 'हे {max} पेक्षा मोठे आहे' },
    hi: { faultLong: 'यह {max} से लंबा है', tooLong: '{label} {max} से लंबा है' },
  }
  const faults = faultsOf(catalogues, new Set(['faultLong', 'tooLong']))
  assert.deepEqual(faults, ['tooLong of mr.json has the parts max, not label, max'])
})

test('a key that stands twice is named, since JSON keeps the second', () => {
  assert.deepEqual(repeatedKeys('{\n  "a": "A",\n  "b": "B",\n  "a": "\\"b\\": C"\n}'), ['a'])
})

test('a message that cannot be read is named', () => {
  assert.match(withMarathi({ saved: '{count' }).join(), /^saved of mr\.json cannot be read: /)
})

test('what the code says and the catalogue holds are the same', () => {
  const faults = faultsOf(sound, new Set([...used].filter((key) => key !== 'save').concat('gone')))
  assert.deepEqual(faults, ['save is not used', 'gone is not in en.json'])
})
