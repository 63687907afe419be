import { setTimeout as pause } from 'node:timers/promises'

/**
 * Asks again and again until it is so.
 * @param seconds for which it is asked
 * @returns whether it came to be so
 */
export async function until(isSo: () => boolean, seconds: number): Promise<boolean> {
  const deadline = Date.now() + seconds * 1000
  while (!isSo()) {
    if (Date.now() > deadline) return false
    await pause(200)
  }
  return true
}
