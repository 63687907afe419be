// `npm start`: install, build, then serve a copy of what was built in one Node 24 process.
import { envFileArgs } from './env-file.mjs'
import { join } from 'node:path'
import { build, command, env, install, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './run-with-signals.mjs'
import { copyBuilt } from './served-copy.mjs'

stopWithShell()
await install({ meanwhile: build })

const server = join(root, 'infra', 'dist', 'serve.js')
const BUILT_DIR = copyBuilt()

if (Number(process.versions.node.split('.')[0]) >= 24) {
  // npm puts the installed Node 24 first on PATH, so from the second start on this is that process.
  process.env.BUILT_DIR = BUILT_DIR
  await import(server)
} else {
  // As package.json starts this file.
  const args = [...envFileArgs, '--max-semi-space-size=8', server]
  runWithSignals(command('node'), args, { cwd: root, env: { ...env, BUILT_DIR } })
}
