import { writeFile } from 'node:fs/promises'
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'

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
          .filter(({ origin, isPrerendered }) => origin === 'project' && !isPrerendered)
          .map(({ pattern, patternRegex }) => ({ pattern, expression: patternRegex.source }))
        await writeFile(new URL('routes.json', folder), `${JSON.stringify(onRequest, null, 2)}\n`)
      },
    },
  }
}
