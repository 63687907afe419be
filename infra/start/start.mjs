// `npm start`: install, build, then serve a copy of what was built in one Node 24 process.
import './env-file.mjs'
import { join } from 'node:path'
import { build, command, env, install, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './processes.mjs'
import { copyBuilt } from './served-copy.mjs'

stopWithShell()
await install({ meanwhile: build })

// A process reads these once, when it starts: as on a server (infra/systemd), they keep it small.
const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...env,
  BUILT_DIR: copyBuilt(),
}
const args = ['--max-semi-space-size=8', join(root, 'infra', 'dist', 'serve.js')]

// Node 24 can become the server, an older one (before the first install) has to stay beside it.
if (process.execve) process.execve(command('node'), ['node', ...args], serverEnv)
else runWithSignals(command('node'), args, { cwd: root, env: serverEnv })
