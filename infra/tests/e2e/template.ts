import { rmSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { startAcademy } from '../support/academy.ts'

/** Whether the background work is done, as the upkeep check tells the operator. */
async function isIdle(origin: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/health/upkeep`)
  const { checks } = (await answer.json()) as {
    checks: { name: string; meta?: { pending?: number; active?: number } }[]
  }
  const queue = checks.find(({ name }) => name === 'Background work')
  return queue?.meta !== undefined && !queue.meta.pending && !queue.meta.active
}

/**
 * Makes what every server of this run begins with: the director and the demo content with all its
 * pictures. Drawing these takes longer than all the rest; who runs one spec again and again keeps
 * such a folder (a DATA_DIR) and names it in E2E_TEMPLATE.
 * @returns what removes it
 */
export default async function makeTemplate() {
  if (process.env.E2E_TEMPLATE) return undefined
  const academy = await startAcademy()
  while (!(await isIdle(academy.origin))) await pause(200)
  await academy.close()
  // The workers inherit the environment.
  process.env.E2E_TEMPLATE = academy.folder
  return () => rmSync(academy.folder, { recursive: true, force: true })
}
