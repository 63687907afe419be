// `npm run dev`: the API, the site and the admin with reload, behind one address.
import './env-file.mjs'
import { join } from 'node:path'
import { command, env, install, root, run } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './processes.mjs'

stopWithShell()
await install()
// The admin imports what is generated from the API's routes.
await run(command('turbo'), ['run', 'codegen', '--output-logs=errors-only', '--log-prefix=none'])
runWithSignals(command('node'), [join(root, 'infra', 'start', 'dev-servers.ts')], {
  cwd: root,
  env,
})
