// `npm run dev`: the API, the site and the admin with reload, behind one address.
import './env-file.mjs'
import { join } from 'node:path'
import { command, env, install, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './processes.mjs'

stopWithShell()
await install()
runWithSignals(command('node'), [join(root, 'infra', 'start', 'dev-servers.ts')], {
  cwd: root,
  env,
})
