import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../trial/client.ts'
import { Installation } from '../../trial/installation.ts'
import type { Outcome } from '../outcome.ts'

const READERS = 20
const WRITERS = 10
const REQUESTS = 10_000

/**
 * R8: four switches of release while visitors read and the director publishes. A reload of nginx closes idle
 * connections; a call that meets such a one is made again, as browsers do, and counted.
 */
export async function deployUnderLoad(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const token = await new Client(academy.origin).signIn()
    const failures: string[] = []
    const published: string[] = []
    let requests = 0
    let retries = 0
    let isOver = false

    const load = (count: number, step: (client: Client, turn: number) => Promise<void>) =>
      Array.from({ length: count }, async (_, index) => {
        const client = new Client(academy.origin)
        for (let turn = index; !isOver; turn += 1) {
          try {
            await step(client, turn)
            requests += 1
          } catch (error) {
            failures.push(String(error))
          }
        }
        retries += client.retries
        client.close()
      })

    const pages = ['/', '/updates', '/api/tournaments', '/api/auth/profile', '/login']
    const readers = load(READERS, async (client, turn) => {
      const path = pages[turn % pages.length]!
      const { status } = await client.call(path, { token })
      if (status !== 200) failures.push(`GET ${path} answered ${status}`)
      await pause(10)
    })
    const writers = load(WRITERS, async (client, turn) => {
      const title = `Trial ${turn} ${Math.random()}`
      const { status, text } = await client.publish(token, title, false)
      if (status === 201) published.push(title)
      else failures.push(`POST answered ${status} ${text}`)
      await pause(250)
    })

    for (const act of ['deploy', 'rollback', 'deploy', 'rollback'] as const) {
      await pause(1000)
      await academy[act]()
    }
    while (requests < REQUESTS && failures.length === 0) await pause(200)
    isOver = true
    await Promise.all([...readers, ...writers])

    const { text } = await new Client(academy.origin).call('/api/tournaments/admin', { token })
    const titles = (JSON.parse(text) as { data: { title: string }[] }).data.map((one) => one.title)
    const lost = published.filter((title) => !titles.includes(title)).length
    const doubled = titles.length - new Set(titles).size
    return {
      holds: requests >= REQUESTS && failures.length === 0 && lost === 0 && doubled === 0,
      seen:
        `${requests} requests, ${published.length} writes, 4 switches: ${failures.length} failed, ` +
        `${retries} made again on a new connection, ${lost} lost, ${doubled} doubled${failures[0] ? ` (${failures[0]})` : ''}`,
    }
  } finally {
    academy.remove()
  }
}
