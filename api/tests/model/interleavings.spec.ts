import { test } from '@japa/runner'
import fc from 'fast-check'
import env from '#start/env'
import { Academy, BEGINNING } from './academy.js'
import { assertAtEnd } from './checks.js'
import { installPauses } from './pauses.js'
import { opening, sequences, type Step } from './steps.js'
import { emptyTables, removeFiles } from './storage.js'

/**
 * Random sequences of what directors and visitors do, several at once, while the clock goes on and
 * the purge, the sweep and the queue work. After each step the answers and the rows must follow from
 * one order of the calls, and files and every address that was ever seen must agree.
 *
 * The sequences are the same in every run: whoever changes something is not stopped by what was
 * there before. A failure prints how to run that sequence again; other sequences are tried with
 *
 *     MODEL_SEED=random MODEL_RUNS=1000 node ace test --files model/interleavings
 *
 * A seed repeats the calls and the pauses between their statements, but not what the disk and the
 * threads do meanwhile: a sequence that is asked for by its path is tried many times.
 */
const { MODEL_SEED = '20260302', MODEL_PATH, MODEL_REPLAY, MODEL_RUNS = '12' } = process.env
const seed = MODEL_SEED === 'random' ? Math.floor(Math.random() * 2 ** 31) : Number(MODEL_SEED)
const runs = Number(MODEL_RUNS)
const TRIES = MODEL_PATH === undefined ? 1 : 50

const MOST_STEPS = 14
/** Milliseconds for finding a shorter sequence once one has failed. */
const SHRINKING = 20_000
/** Milliseconds for one sequence on a busy machine. */
const SLOWEST = 5_000

/** Goes through one sequence, on an academy that is new; gives the number of its calls. */
async function goThrough(steps: Iterable<Step>): Promise<number> {
  const academy = await Academy.empty()
  const model = { state: { now: BEGINNING, items: {} } }
  for (const step of opening) await step.run(model, academy)
  await fc.asyncModelRun(() => ({ model, real: academy }), steps)
  await assertAtEnd(academy, model.state)
  return academy.calls
}

function report({
  counterexample,
  errorInstance,
  counterexamplePath,
}: fc.RunDetails<[Iterable<Step>]>) {
  const [steps, replay = ''] = String(counterexample![0]).split(/ \/\*replayPath=(".*")\*\//)
  const again = `MODEL_SEED=${seed} MODEL_PATH=${counterexamplePath} MODEL_REPLAY=${replay}`
  return `${(errorInstance as Error).message}\nafter\n  ${steps!.replaceAll('],', ']\n  ')}\nAgain: ${again}`
}

test.group('Interleavings', (group) => {
  group.setup(() => installPauses())
  group.setup(() => {
    const usual = env.get('RESULT_NAMES_MONTHS')
    // So that names become initials within a sequence.
    env.set('RESULT_NAMES_MONTHS', 1)
    return () => env.set('RESULT_NAMES_MONTHS', usual)
  })
  group.teardown(async () => {
    await emptyTables()
    await removeFiles()
  })

  test(`${runs} random sequences of simultaneous calls leave answers, rows and files consistent`, async () => {
    const begun = performance.now()
    let failedAt = Infinity
    let calls = 0
    const property = fc.asyncProperty(sequences(MOST_STEPS, MODEL_REPLAY), async (steps) => {
      if (performance.now() - failedAt > SHRINKING) return
      try {
        for (let time = 0; time < TRIES; time += 1) calls += await goThrough(steps)
      } catch (error) {
        failedAt = Math.min(failedAt, performance.now())
        throw error
      }
    })
    const path = { path: MODEL_PATH, endOnFailure: true }
    const details = await fc.check(property, { numRuns: runs, seed, ...(MODEL_PATH && path) })
    if (details.failed) throw new Error(report(details))
    const seconds = Math.round((performance.now() - begun) / 1000)
    console.log(`    ${runs} sequences with ${calls} calls in ${seconds} s, seed ${seed}`)
  }).timeout(60_000 + runs * SLOWEST)
})
