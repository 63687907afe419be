import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { Installation } from '../../tests/support/installation.ts'
import type { Outcome } from '../outcome.ts'

const pages = ['/about', '/services', '/testimonials', '/contact', '/login', '/admin']
const lists = ['/updates', '/achievements', '/api/tournaments', '/api/achievements']
const kept = ['/', '/puzzle', ...lists]

/** R6: all processes behind nginx are killed. */
export async function outage(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const client = new Client(academy.origin)
    const token = await client.signIn()
    await client.publish(token, 'Kept through the outage')
    await pause(2100)
    for (const path of kept) await client.call(path)
    await pause(2100)
    for (const port of academy.servingPorts) academy.kill(`web-${port}`, 'SIGKILL')
    await pause(200)

    const wrong: string[] = []
    for (const path of [...pages, ...kept]) {
      const { status, text } = await client.call(path, { token })
      if (status !== 200) wrong.push(`${path} ${status}`)
      if (/tournaments|updates/.test(path) && !text.includes('Kept through')) wrong.push(path)
    }
    const { status } = await client.call('/api/auth/profile', { token })
    if (status !== 503) wrong.push(`the profile answered ${status}`)
    return {
      holds: wrong.length === 0,
      seen: wrong.length
        ? `wrong: ${wrong.join(', ')}`
        : `${pages.length} pages and ${kept.length} kept answers 200, private calls 503, no 401`,
    }
  } finally {
    academy.remove()
  }
}
