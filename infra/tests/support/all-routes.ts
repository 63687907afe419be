import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { registry } from '@academy/api/registry'
import { isApi, methodsOf } from '@academy/api/shared/rules/request_rules'

const project = fileURLToPath(new URL('../../../', import.meta.url))

export interface Route {
  /** The first of its methods that is not HEAD. */
  method: string
  /** An address of it; of one item, of an item that is not there. */
  path: string
}

const UNKNOWN = '0190a1b2-c3d4-7e5f-8a9b-001d2e3f4a5b'

/** The addresses of the API, from the list of routes that its build makes of its router. */
export function apiRoutes(): Route[] {
  return Object.values(registry.routes)
    .filter(({ pattern }) => isApi(pattern))
    .map(({ methods, pattern }) => ({
      method: methods.find((method) => method !== 'HEAD')!,
      path: pattern.replace(/:\w+/, UNKNOWN).replace('*', 'nothing'),
    }))
}

/** What Astro's built server would answer, its own addresses too: `/updates/[slug]`, `/_image`. */
export function astroPatterns(): string[] {
  // Which file of the server's build holds the routes is the bundler's to decide.
  const folder = `${project}site/dist/server`
  const named = globSync('**/*.mjs', { cwd: folder }).flatMap((name) => {
    const server = readFileSync(`${folder}/${name}`, 'utf8')
    return [...server.matchAll(/"route":\s*"(\/[^"]*)"/g)].map(([, route]) => route!)
  })
  return [...new Set(named)]
}

/** The patterns that are rendered on request. */
export function renderedPatterns(): string[] {
  const routes: unknown = JSON.parse(readFileSync(`${project}site/dist/server/routes.json`, 'utf8'))
  return (routes as { pattern: string }[]).map(({ pattern }) => pattern)
}

/** The patterns that the build has made files of. */
export function filePatterns(): string[] {
  const client = `${project}site/dist/client`
  const names = globSync('**/*.html', { cwd: client })
  const files = ['robots.txt', ...names, ...globSync('**/site.webmanifest', { cwd: client })]
  return files.map((name) => `/${name.replace(/(^|\/)index\.html$|\.html$/, '')}`)
}

/** The addresses of the site and of the director's app. */
export function siteRoutes(): Route[] {
  const known = [...filePatterns(), ...renderedPatterns()].filter((path) => path !== '/404')
  return [...known, '/login', '/admin', '/admin/settings'].map((pattern) => {
    const path = pattern.replace(/\[\w+\]/, 'no-such-item')
    return { path, method: methodsOf(path)!.includes('POST') ? 'POST' : 'GET' }
  })
}
