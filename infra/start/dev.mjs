// `npm run dev`: API, site and admin with reload; Astro proxies (site/astro.config.ts).
import './env-file.mjs'
import { setDefaults } from './environment.mjs'
import { command, env, install, root } from './prepare.mjs'
import { runWithSignals, stopWithShell } from './processes.mjs'

stopWithShell()
await install()

const { default: getPort } = await import('get-port')
env.API_PORT = String(await getPort())
env.ADMIN_PORT = String(await getPort())
env.API_ORIGIN = `http://127.0.0.1:${env.API_PORT}`
env.NODE_ENV = 'development'
env.LOG_LEVEL ||= 'info'
setDefaults(root, env)
console.log(`Development at http://localhost:${env.PORT}, in a moment`)
runWithSignals(command('turbo'), ['run', 'dev', '--env-mode=loose'], { cwd: root, env })
