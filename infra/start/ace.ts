// `npm run ace -- <command>`: the API's commands on the installation that `npm start` serves.
import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { setDefaults } from './environment.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
setDefaults(root)
const ace = join(root, 'api', 'build', 'ace.js')
const { status } = spawnSync(process.execPath, [ace, ...process.argv.slice(2)], {
  stdio: 'inherit',
  cwd: join(root, 'api', 'build'),
})
process.exitCode = status ?? 1
