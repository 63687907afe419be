import { setTimeout as pause } from 'node:timers/promises'
import { Client } from '../../tests/support/client.ts'
import { director, Installation } from '../../tests/support/installation.ts'
import { median } from '../../tests/support/quantiles.ts'
import type { Outcome } from '../outcome.ts'

const GUESSES = 1000
const AT_ONCE = 10
const TIMED = 40

/** Asks from another address of this machine: nginx takes the peer's address for the visitor's. */
async function signInFrom(origin: string, localAddress: string) {
  const client = new Client(origin, localAddress)
  const { status } = await client.call('/api/auth/login', { method: 'POST', body: director })
  client.close()
  return status
}

/** S5: guesses through nginx, many at once, with forged addresses, and across a restart. */
export async function guessing(): Promise<Outcome> {
  const academy = await Installation.deployed()
  try {
    const { email } = director
    let looked = 0
    let limited = 0
    const guess = async (client: Client, count: number) => {
      // Half of them claim to come from elsewhere.
      const headers: Record<string, string> =
        count % 2 ? { 'X-Forwarded-For': `198.51.100.${count % 200}` } : {}
      const body = { email, password: `a guess, number ${count}` }
      const { status } = await client.call('/api/auth/login', { method: 'POST', body, headers })
      // 400 is the answer of who has compared the password.
      if (status === 400) looked += 1
      if (status === 429) limited += 1
    }
    const round = async (from: number, to: number) => {
      let next = from
      await Promise.all(
        Array.from({ length: AT_ONCE }, async () => {
          const client = new Client(academy.origin)
          while (next < to) await guess(client, next++)
          client.close()
        })
      )
    }
    await round(0, GUESSES / 2)
    await academy.rollForward()
    await round(GUESSES / 2, GUESSES)
    const elsewhere = await signInFrom(academy.origin, '127.0.0.2')

    // Known and unknown email, each from an address of its own, so that nobody is limited.
    const known: number[] = []
    const unknown: number[] = []
    for (let count = 0; count < TIMED; count += 1) {
      for (const [waits, who] of [
        [known, email],
        [unknown, `nobody${count}@academy.example`],
      ] as const) {
        const client = new Client(academy.origin, `127.0.1.${count + 1}`)
        const begun = performance.now()
        const body = { email: who, password: 'a wrong password' }
        await client.call('/api/auth/login', { method: 'POST', body })
        waits.push(performance.now() - begun)
        client.close()
        await pause(5)
      }
    }
    const [a, b] = [median(known), median(unknown)]
    return {
      holds:
        looked <= 20 &&
        looked + limited === GUESSES &&
        elsewhere === 200 &&
        Math.abs(a - b) / a < 0.1,
      seen:
        `${GUESSES} guesses, half with forged addresses, a restart between: ${looked} passwords compared, ` +
        `${limited} refused with 429; the director from another address ${elsewhere}; ` +
        `known email ${a.toFixed(0)} ms, unknown ${b.toFixed(0)} ms (medians of ${TIMED})`,
    }
  } finally {
    academy.remove()
  }
}
