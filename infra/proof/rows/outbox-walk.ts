import { randomInt } from 'node:crypto'
import { join } from 'node:path'
import { command, env, root } from '../../start/prepare.mjs'
import type { Outcome } from '../outcome.ts'
import { runProgram } from '../program.ts'

const SEEDS = 5
const STEPS = 200
const MINUTES = 55

/** R20: walks that nobody has tried before, each with a comparison after every 20 steps. */
export async function outboxWalk(): Promise<Outcome> {
  const { WALK_SEEDS = Array.from({ length: SEEDS }, () => randomInt(1e9)).join(' ') } = process.env
  const { text, isOver } = await runProgram(
    command('playwright'),
    ['test', 'tests/e2e/admin/walk', '--reporter=line'],
    MINUTES,
    { ...env, WALK_SEEDS, WALK_STEPS: String(STEPS), NO_COLOR: '1' },
    join(root, 'infra')
  )
  const again = text.match(/^Again: .*$/gm)?.join('; ')
  const passed = /^ *(\d+) passed/m.exec(text)?.[1] ?? '0'
  const seen = `${passed} walks of ${STEPS} steps hold, seeds ${WALK_SEEDS}`
  return { holds: isOver, seen: again ? `${seen}. ${again}` : isOver ? seen : text.slice(-400) }
}
