// `npm run bench`: how fast the product is, each measure beside its bar. `npm run bench -- pages start`:
// only these groups.
import { build, command, env, install, refuse, run } from '../start/prepare.mjs'
import { installSystemPackages } from '../tests/support/system-packages.mjs'
import { GROUPS } from './groups.mjs'
import { assertTypes } from './types.mjs'

const wanted = process.argv.slice(2)
const unknown = wanted.filter((name) => !GROUPS.some((group) => group === name))
if (unknown.length > 0) {
  refuse(`There is no group ${unknown.join(', ')}; there are ${GROUPS.join(', ')}.`)
}

await installSystemPackages([
  'chromium',
  'nginx',
  'libnginx-mod-http-brotli-static',
  'openssl',
  'fonts-noto-core',
])
await install({ extent: 'everything' })
await build()
await assertTypes()
const args = ['infra/bench/bench.ts', ...wanted]
process.exitCode = await run(command('node'), args, { env })
