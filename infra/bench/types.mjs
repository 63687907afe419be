import { command, refuse, run } from '../start/prepare.mjs'

/** Checks what `npm test` cannot, which has no types of these packages. */
export async function assertTypes() {
  const code = await run(command('tsc'), ['--noEmit', '--singleThreaded', '-p', 'infra/bench'])
  if (code !== 0) refuse('The types are wrong; see above.')
}
