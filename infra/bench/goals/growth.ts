// Goal 4 of speed: what lists cost as they grow. Query plans are asserted in the tests.
import { execFileSync } from 'node:child_process'
import { Client } from '../../tests/support/client.ts'
import { atMost, beside, type Line, type Outcome } from '../bars.ts'
import { measure } from '../measure.ts'
import { recording } from '../statements.ts'
import { Grown } from './grown.ts'
import { insertCosts, LISTS, readCosts, ROWS, type Page } from './list-costs.ts'

const SIZES = [10, 1_000, 100_000]
const FULL = SIZES.at(-1)!
/** What the public list of the full table is compared with: as many as it shows at once. */
const SHOWN = 100

/** How far India's clocks are ahead of UTC, in milliseconds: the list follows its day. */
const INDIA = 5.5 * 3_600_000

const milliseconds = (values: number[]) => `${values.map((one) => one.toFixed(2)).join(' · ')} ms`

async function figuresAt(size: number) {
  console.log(`${size.toLocaleString('en')} messages and tournaments …`)
  const grown = new Grown(({ statements }) => recording(statements))
  try {
    const api = await grown.start(size)
    const client = new Client(api.origin)
    const token = await client.signIn()
    const { costs, slowest } = await readCosts(grown, client, token)
    const insert = await insertCosts(grown, client)
    client.close()
    return { costs, slowest, insert, megabytes: grown.megabytes }
  } finally {
    await grown.remove()
  }
}

/** The public list of a full table, to that of one with as many as are shown at once. */
async function publicList() {
  console.log('The public list …')
  const [few, many] = [new Grown(), new Grown()]
  const today = new Date(Date.now() + INDIA).toISOString().slice(0, 10)
  try {
    const targets = []
    const sent: Record<string, { bytes: number; items: number }> = {}
    for (const [name, grown, size] of [
      ['few', few, SHOWN],
      ['many', many, FULL],
    ] as const) {
      const api = await grown.start(size)
      execFileSync('taskset', ['-acp', '0', String(api.pid)], { stdio: 'ignore' })
      const { text } = await new Client(api.origin).call('/api/tournaments')
      sent[name] = { bytes: text.length, items: (JSON.parse(text) as Page).data.length }
      const url = `${api.origin}/api/tournaments`
      // From before all that is to come on, and such an answer is never kept.
      const all = `${url}?after=${today}~0~2000-01-01~00000000-0000-7000-8000-000000000000`
      const pids = () => [api.pid]
      targets.push({ name: `${name} kept`, url, pids }, { name: `${name} read`, url: all, pids })
    }
    return { sent, seen: measure(targets, { rounds: 3 }) }
  } finally {
    await few.remove()
    await many.remove()
  }
}

export async function growth(): Promise<Outcome> {
  const at: Record<number, Awaited<ReturnType<typeof figuresAt>>> = {}
  for (const size of SIZES) at[size] = await figuresAt(size)
  const { sent, seen } = await publicList()
  const full = at[FULL]!
  const ofAll = (pick: (one: typeof full) => number) => SIZES.map((size) => pick(at[size]!))

  const sizes = SIZES.map((size) => size.toLocaleString('en')).join(', ')
  const lines: Line[] = []
  for (const { name } of LISTS) {
    for (const { what, bar } of ROWS) {
      const row = `${name}: ${what}`
      const of = (key: 'bare' | 'waited') => ofAll(({ costs }) => costs[row]![key])
      lines.push(
        {
          ...atMost(row, bar, full.costs[row]!.bare, ' ms'),
          seen: milliseconds([full.costs[row]!.bare]),
        },
        beside(`  at ${sizes}`, milliseconds(of('bare'))),
        beside('  the API waited for it', milliseconds(of('waited')))
      )
    }
  }
  lines.push(
    {
      ...atMost('slowest statement of all those', 5, full.slowest, ' ms'),
      seen: milliseconds([full.slowest]),
    },
    {
      ...atMost('insert of a message, with its triggers', 0.3, full.insert.insert, ' ms'),
      seen: milliseconds([full.insert.insert]),
    },
    beside(`  at ${sizes}`, milliseconds(ofAll(({ insert }) => insert.insert))),
    beside('  the API waited for it', milliseconds(ofAll(({ insert }) => insert.waited))),
    beside('  its commit, on the disk', milliseconds(ofAll(({ insert }) => insert.commit))),
    // A third of it is how the words sound.
    ...LISTS.map(({ name }) => atMost(`${name}: on the disk`, 210, full.megabytes[name], ' MB')),
    atMost(`public list at ${FULL}: items at once`, SHOWN, sent.many!.items, ''),
    atMost(`the same, to ${SHOWN}: bytes`, 1.2, sent.many!.bytes / sent.few!.bytes),
    atMost('the same, kept: processor', 1.2, seen['many kept']!.cpu / seen['few kept']!.cpu),
    atMost('the same, read anew: processor', 1.2, seen['many read']!.cpu / seen['few read']!.cpu)
  )
  return { lines, figures: { at, sent, seen } }
}
