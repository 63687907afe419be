// `npm run proof` from a fresh clone: installs and builds what is missing, then tries the promises.
import { build, command, install, root, run } from '../start/prepare.mjs'
import { installSystemPackages, proofPrograms } from '../test/system-packages.mjs'
import { join } from 'node:path'

await install({ withChecks: true })
await installSystemPackages(proofPrograms)
await build()
process.exitCode = await run(command('node'), [
  join(root, 'infra', 'proof', 'proof.ts'),
  ...process.argv.slice(2),
])
