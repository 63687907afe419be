import { writeFile } from 'node:fs/promises'
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'

/**
 * The pages of the other languages are put in by an integration of ours. What an underscore begins is
 * never asked for by its own address.
 */
const isOurs = (entrypoint: string) => /(?:^|\/)src\/pages\/(?!_)/.test(entrypoint)

/**
 * Writes down which addresses are rendered on request, as regular expressions, for the server in
 * front: it hands on these and no others. Astro brings addresses of its own along (`/_image`,
 * `/_server-islands/…`), which nothing of ours uses.
 */
export function routeList(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = []
  let folder: URL
  return {
    name: 'route-list',
    hooks: {
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes
      },
      'astro:config:done': ({ config }) => {
        folder = config.build.server
      },
      'astro:build:done': async () => {
        const onRequest = routes
          .filter(({ entrypoint, isPrerendered }) => isOurs(entrypoint) && !isPrerendered)
          .map(({ pattern, patternRegex }) => ({ pattern, expression: patternRegex.source }))
        await writeFile(new URL('routes.json', folder), `${JSON.stringify(onRequest, null, 2)}\n`)
      },
    },
  }
}
