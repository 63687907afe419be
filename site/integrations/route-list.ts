import { writeFile } from 'node:fs/promises'
import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'

/** Not those of Astro, nor what another page renders in its place. */
const isOurs = (entrypoint: string) => /(?:^|\/)src\/pages\/(?!_)/.test(entrypoint)

/** Writes down, for the server in front, which addresses are rendered on request. */
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
