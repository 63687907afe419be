import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { SiteHandler } from './serve-site.ts'
import { compose } from './compose.ts'
import { setDefaults } from './environment.mjs'
import { stopWithShell } from './processes.mjs'

const root = fileURLToPath(new URL('../../', import.meta.url))
/** A release runs in place, `npm start` from a copy. */
const at = (path: string) => resolve(process.env.BUILT_DIR || root, path)

stopWithShell()
setDefaults(root)

// No builds exist at type check: types come from the source.
type Api = typeof import('../../api/bin/embedded.js')
type Failure = typeof import('../../api/bin/start_failure.js')
const { startAcademy } = (await import(at('api/build/bin/embedded.js'))) as Api
const { reportStartFailure } = (await import(at('api/build/bin/start_failure.js'))) as Failure
const { handler } = (await import(at('site/dist/server/entry.mjs'))) as { handler: SiteHandler }

try {
  const { address, director } = await startAcademy((api) =>
    compose({
      siteFiles: at('site/dist/client'),
      siteHandler: handler,
      adminFiles: at('admin/dist'),
      api,
    })
  )
  console.log(`\n  The academy is open:  ${address}`)
  console.log(`  The director's app:   ${address}/admin`)
  if (director) {
    console.log(`\n  Sign in as            ${director.email}`)
    if (director.password) {
      console.log(`  with the password     ${director.password}`)
      console.log('  It is shown this once; `npm run ace -- admin:password` sets another.')
    }
  }
  // Not in a journal, where nobody can press it.
  if (process.stdout.isTTY) console.log('\n  Ctrl+C stops it.\n')
} catch (error) {
  await reportStartFailure(error)
}
