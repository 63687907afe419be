import { test } from '@japa/runner'
import type { Circular } from '#tests/circulars/circular'
import { development } from '#tests/circulars/development'
import { heldOut } from '#tests/circulars/held_out'
import { readCircular, type CircularField } from '#shared/circular/read_circular'

type Field = CircularField | 'prizes'

const TODAY = '2026-11-21'

interface Count {
  right: number
  wrong: number
  missed: number
}

const plain = (text: string) =>
  text
    .replace(/[\s.,;:()-]+/g, ' ')
    .trim()
    .toLowerCase()

/** What was read and what should have been, as texts that can be compared one by one. */
function sides({ text, expected }: Circular): Map<Field, { read: string[]; wanted: string[] }> {
  const { fields, prizes } = readCircular(text, TODAY)
  const { prizes: wantedPrizes = [], ...wanted } = expected
  const names = new Set([...Object.keys(fields), ...Object.keys(wanted)]) as Set<CircularField>
  const found = new Map<Field, { read: string[]; wanted: string[] }>()
  for (const name of names) {
    const [read, want] = [fields[name]?.value, wanted[name]]
    found.set(name, { read: read ? [plain(read)] : [], wanted: want ? [plain(want)] : [] })
  }
  found.set('prizes', {
    read: (prizes?.prizes ?? []).map(({ position, amount }) => plain(`${position}|${amount}`)),
    wanted: wantedPrizes.map(plain),
  })
  return found
}

function score(circulars: Circular[], onFault: (sentence: string) => void = () => {}) {
  const counts = new Map<Field, Count>()
  for (const circular of circulars) {
    for (const [field, { read, wanted }] of sides(circular)) {
      const count = counts.get(field) ?? { right: 0, wrong: 0, missed: 0 }
      const right = read.filter((value) => wanted.includes(value)).length
      count.right += right
      count.wrong += read.length - right
      count.missed += wanted.length - right
      counts.set(field, count)
      if (read.join() !== wanted.join()) {
        onFault(`${field} · ${circular.text.slice(0, 30)} · read ${read} · wanted ${wanted}`)
      }
    }
  }
  return counts
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole)

function rates({ right, wrong, missed }: Count) {
  return { precision: share(right, right + wrong), recall: share(right, right + missed) }
}

function total(counts: Iterable<Count>): Count {
  const sum = { right: 0, wrong: 0, missed: 0 }
  for (const count of counts) {
    sum.right += count.right
    sum.wrong += count.wrong
    sum.missed += count.missed
  }
  return sum
}

function table(name: string, counts: Map<Field, Count>) {
  const percent = (rate: number) => `${Math.round(rate * 100)} %`.padStart(6)
  const row = (field: string, count: Count) => {
    const { precision, recall } = rates(count)
    return `${field.padEnd(16)}${percent(precision)} ${percent(recall)}   of ${count.right + count.missed}`
  }
  const rows = [...counts].sort().map(([field, count]) => row(field, count))
  console.log(
    [`${name}: precision, recall`, ...rows, row('all', total(counts.values()))].join('\n')
  )
}

/** Well below what the tables say, so that only a real loss is told. */
const FLOORS = { development: 0.9, heldOut: 0.9 }

test.group('Circular reader', () => {
  test('reads what it was written for', ({ assert }) => {
    const counts = score(development, process.env.CIRCULAR_FAULTS ? console.log : undefined)
    table('Development', counts)
    for (const [field, count] of counts) {
      assert.isAtLeast(rates(count).precision, FLOORS.development, `precision of ${field}`)
      assert.isAtLeast(rates(count).recall, FLOORS.development, `recall of ${field}`)
    }
  })

  test('reads what it has never seen', ({ assert }) => {
    const counts = score(heldOut)
    table('Held out', counts)
    const { precision, recall } = rates(total(counts.values()))
    assert.isAtLeast(precision, FLOORS.heldOut, 'precision')
    assert.isAtLeast(recall, FLOORS.heldOut, 'recall')
  })

  test('gives a day without a year to the coming one, the last date to the same', ({ assert }) => {
    const read = (text: string, today: string) => readCircular(text, today).fields
    const text = 'New Year Cup\nDate: 2nd January\nLast date: 30th December'
    const fields = read(text, '2026-11-21')
    assert.equal(fields.startDate?.value, '2027-01-02')
    assert.equal(fields.entryDeadline?.value, '2026-12-30')
    assert.equal(read(text, '2027-01-02').startDate?.value, '2027-01-02')
    assert.isUndefined(read('Date: 31st February 2027', '2026-11-21').startDate)
  })

  test('says which words of the text each field came from', ({ assert }) => {
    const { fields, prizes } = readCircular(
      'Winter Cup\nEntry fee: *₹300*\n1st ₹500\n2nd ₹400',
      TODAY
    )
    assert.deepEqual(fields.entryFee, { value: '300', phrase: 'Entry fee: ₹300' })
    assert.equal(prizes?.phrase, '1st ₹500 · 2nd ₹400')
  })

  test('makes nothing up of a text that is no circular', ({ assert }) => {
    for (const text of ['', '   \n', 'Namaste!', 'https://maps.app.goo.gl/x', '1'.repeat(30_000)]) {
      const { fields, prizes } = readCircular(text, TODAY)
      const told = Object.keys(fields).filter((name) => !['title', 'mapUrl'].includes(name))
      assert.isEmpty(told)
      assert.isUndefined(prizes)
    }
  })
})
