// `npm run ace -- <command>`: the API's commands on the installation that `npm start` serves. On a
// machine where nothing was built yet it does that first, so that a restore is one command.
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
  // A file is meant relative to where the person is, and npm goes to the project's folder.
  cwd: process.env.INIT_CWD ?? root,
})
process.exitCode = status ?? 1
