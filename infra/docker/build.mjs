// Installs and builds, then leaves only what serves.
import { build, env, install, refuse, run } from '../start/prepare.mjs'

await install({ meanwhile: build })
const code = await run('npm', ['prune', '--omit=dev', '--ignore-scripts'], { env })
if (code !== 0) refuse('The packages for building could not be removed; npm says why above.')
