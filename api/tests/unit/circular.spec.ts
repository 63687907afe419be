import { test } from '@japa/runner'
import type { Circular } from '#tests/circulars/circular'
import { development } from '#tests/circulars/development'
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
const FLOORS = { development: 0.9, heldOut: 0.8 }

test.group('Circular reader', () => {
  test('reads what it was written for', ({ assert }) => {
    const counts = score(development, process.env.CIRCULAR_FAULTS ? console.log : undefined)
    table('Development', counts)
    for (const [field, count] of counts) {
      assert.isAtLeast(rates(count).precision, FLOORS.development, `precision of ${field}`)
      assert.isAtLeast(rates(count).recall, FLOORS.development, `recall of ${field}`)
    }
  })
})
