import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { DatabaseSync, type SQLInputValue } from 'node:sqlite'
import { startAcademy } from '../tests/support/academy.ts'
import { Client } from '../tests/support/client.ts'
import { judge, median } from './judge.ts'

const MESSAGES = 20_000
const ITEMS = 2_000

/** Copies the one row of a table; the word MARK in it becomes another in each copy. */
function multiply(database: DatabaseSync, table: string, size: number) {
  const row = database.prepare(`select * from ${table}`).get() as Record<string, SQLInputValue>
  const names = Object.keys(row)
  const insert = database.prepare(
    `insert into ${table} (${names.join(', ')}) values (${names.map(() => '?').join(', ')})`
  )
  database.exec('begin')
  for (let count = 1; count < size; count += 1) {
    const word = `family${count.toString(36)}`
    const valueOf = (name: string) => {
      const value = row[name]!
      if (name === 'id' || (name.endsWith('_key') && value !== null)) return randomUUID()
      if (name === 'created_at') return new Date(Date.now() - count * 3_600_000).toISOString()
      return typeof value === 'string' ? value.replaceAll(/zzmarkzz/gi, word) : value
    }
    insert.run(...names.map(valueOf))
  }
  database.exec('commit')
}

/** Lists as long as they will ever be. */
export async function growth(): Promise<void> {
  const academy = await startAcademy({ DEMO: '0', QUEUE_WORKER: '0', LIMIT_CONTACT_TOTAL: '1000' })
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    await client.write('Zzmarkzz Patil', 'May my daughter play on Sunday? She has no rating yet.')
    await client.publish(token, 'Zzmarkzz Open', true, 'Seven rounds of rapid chess for all ages.')
    // Filled while nobody serves it: writing so much holds the lock for seconds.
    await academy.close()
    const database = new DatabaseSync(join(academy.folder, 'academy.sqlite'))
    multiply(database, 'contact_messages', MESSAGES)
    multiply(database, 'tournaments', ITEMS)
    database.close()
    await academy.start()
    const timeOf = async (address: string, rows: number) => {
      const times: number[] = []
      for (let round = 0; round < 15; round += 1) {
        const began = performance.now()
        const { status, text } = await client.call(address, { token })
        times.push(performance.now() - began)
        const { data } = JSON.parse(text) as { data: unknown[] }
        if (status !== 200 || data.length < rows) throw new Error(`${address}: ${status} ${text}`)
      }
      return median(times)
    }
    const searches: number[] = []
    for (const [word, rows] of [
      ['familyx1', 1],
      ['daughter', 1],
      ['zq', 0],
    ] as const) {
      searches.push(await timeOf(`/api/contacts?q=${word}`, rows))
    }
    const firsts: Record<string, string> = {
      messages: '/api/contacts?perPage=20',
      'the director’s tournaments': '/api/tournaments/admin?perPage=20',
      'public tournaments': '/api/tournaments',
    }
    judge(`Search of ${MESSAGES} messages`, '≤', 100, Math.max(...searches), ' ms')
    for (const [name, address] of Object.entries(firsts)) {
      judge(`First page of ${name}`, '≤', 30, await timeOf(address, 20), ' ms')
    }
  } finally {
    await academy.stop()
  }
}
