// `npm run ace -- <command>`: commands of the API, on the installation of `npm start`.
import './env-file.mjs'
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { setDefaults } from './environment.mjs'
import { build, command, env, install, root } from './prepare.mjs'

const ace = join(root, 'api', 'build', 'ace.js')
if (!existsSync(ace)) {
  await install({ meanwhile: build })
}
setDefaults(root, env)
const { status } = spawnSync(command('node'), [ace, ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
  // Relative to where the command was typed; npm changes to the project folder.
  cwd: process.env.INIT_CWD ?? root,
})
process.exitCode = status ?? 1
