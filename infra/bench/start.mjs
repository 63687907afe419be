// `npm run bench`: how fast the product is, each measure beside its bar. `npm run bench -- pages start`:
// only these groups.
import { build, command, env, install, run } from '../start/prepare.mjs'
import { installSystemPackages } from '../tests/support/system-packages.mjs'
import { assertTypes } from './types.mjs'

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
const args = ['infra/bench/bench.ts', ...process.argv.slice(2)]
process.exitCode = await run(command('node'), args, { env })
