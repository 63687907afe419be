// `npm start`: install, build, then serve in one process.
import './env-file.mjs'
import { join } from 'node:path'
import { build, command, env, install, refuse, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './processes.mjs'
import { copyBuilt } from './served-copy.mjs'

stopWithShell()
await install({ meanwhile: build })

function copyOrRefuse() {
  try {
    return copyBuilt()
  } catch ({ code, message }) {
    if (code === 'ENOSPC')
      refuse('The disk is full: make room for a copy of the build, then start again.')
    return refuse(`The build could not be copied below node_modules: ${message}.`)
  }
}

// To save memory, as in infra/systemd; read once at start.
const serverEnv = {
  MALLOC_ARENA_MAX: '2',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...env,
  BUILT_DIR: copyOrRefuse(),
}
const args = ['--max-semi-space-size=8', join(root, 'infra', 'dist', 'serve.js')]

// Node 24 becomes the server; an older Node stays as the parent.
if (process.execve) process.execve(command('node'), ['node', ...args], serverEnv)
else runWithSignals(command('node'), args, { cwd: root, env: serverEnv })
