// `npm start`: install, build, then serve in one process.
import './env-file.mjs'
import { join } from 'node:path'
import { build, command, env, install, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './processes.mjs'
import { copyBuilt } from './served-copy.mjs'

stopWithShell()
await install({ meanwhile: build })

// To save memory, as in infra/systemd; read once at start.
const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...env,
  BUILT_DIR: copyBuilt(),
}
const args = ['--max-semi-space-size=8', join(root, 'infra', 'dist', 'serve.js')]

// Node 24 becomes the server; an older Node stays as the parent.
if (process.execve) process.execve(command('node'), ['node', ...args], serverEnv)
else runWithSignals(command('node'), args, { cwd: root, env: serverEnv })
