import { resolve } from 'node:path'

function loopback(host) {
  if (host === '0.0.0.0' || host === 'localhost') return '127.0.0.1'
  if (host === '::') return '[::1]'
  return host.includes(':') ? `[${host}]` : host
}

/** As `originOf` of `api/shared`, which Node 20 cannot read. A test holds both to one table. */
export function isOrigin(text) {
  if (!URL.canParse(text)) return false
  const { protocol, href, origin } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/`
}

/** Defaults: http://localhost:8080, state in `.data`, also for what is given as empty. The API validates the values. */
export function setDefaults(root, env = process.env) {
  env.NODE_ENV ||= 'production'
  env.HOST ||= '127.0.0.1'
  env.PORT ||= '8080'
  // A relative one counts from the root: `npm run dev` starts the API in its own folder.
  env.DATA_DIR = resolve(root, env.DATA_DIR || '.data')
  env.APP_URL ||= `http://localhost:${env.PORT}`
  env.LOG_LEVEL ||= 'warn'
  env.API_ORIGIN ||= `http://${loopback(env.HOST)}:${env.PORT}`
}
