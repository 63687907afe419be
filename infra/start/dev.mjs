// `npm run dev`: the API, the site and the admin with reload, behind one address.
import { join } from 'node:path'
import { command, env, install, root, run } from './prepare.mjs'

await install()
const code = await run(command('node'), [join(root, 'infra', 'start', 'dev-servers.ts')], { env })
process.exit(code)
