import { Client } from '../../tests/support/client.ts'
import { p99 } from '../../tests/support/quantiles.ts'
import { processorTime } from '../measure.ts'

const SIGN_INS = 10
const AT_ONCE = 4
const LISTS = 1000

/**
 * What signing in costs, and what it does to who reads the list meanwhile. Both cores are the
 * process's here: the hash is worked out beside the thread that answers.
 * @param origin of the process itself
 */
export async function measureSignIns(origin: string, pid: number) {
  const director = new Client(origin)
  const reader = new Client(origin)
  const before = processorTime([pid])
  for (let count = 0; count < SIGN_INS; count += 1) await director.signIn()
  const processor = (processorTime([pid]) - before) / SIGN_INS

  const timeList = async () => {
    const began = performance.now()
    await reader.call('/api/tournaments')
    return performance.now() - began
  }
  const quiet: number[] = []
  for (let count = 0; count < LISTS; count += 1) quiet.push(await timeList())

  let isReading = true
  let signedIn = 0
  const signIns = Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      const client = new Client(origin)
      while (isReading) {
        await client.signIn()
        signedIn += 1
      }
      client.close()
    })
  )
  const busy: number[] = []
  for (let count = 0; count < LISTS; count += 1) busy.push(await timeList())
  isReading = false
  await signIns
  director.close()
  reader.close()
  return { processor, signedIn, quiet: p99(quiet), busy: p99(busy) }
}
