import type { AstroIntegration, IntegrationResolvedRoute } from 'astro'
import { publicAddresses } from '@academy/api/shared/addresses/public_addresses'
import { addressIn, bareAddress, LANGUAGES } from '@academy/api/shared/languages/languages'

type Route = Pick<IntegrationResolvedRoute, 'entrypoint' | 'isPrerendered' | 'pattern'>

/** Not those of Astro, nor what is rendered in the place of another page. */
const isOurs = ({ entrypoint }: Route) =>
  /(?:^|\/)src\/pages\/(?!_missing|_failed)/.test(entrypoint)

/** Where the pages of a build differ from the table of public addresses, a sentence each. */
export function addressFaults(routes: readonly Route[]): string[] {
  const built = new Map(routes.filter(isOurs).map((route) => [route.pattern, route.isPrerendered]))
  const faults: string[] = []
  const table = 'publicAddresses (api/shared/addresses/public_addresses.ts)'
  for (const { path, answer, isTranslated } of publicAddresses) {
    for (const language of isTranslated ? LANGUAGES : (['en'] as const)) {
      const pattern = addressIn(language, path)
      const isPrerendered = built.get(pattern)
      built.delete(pattern)
      if (isPrerendered === undefined) {
        faults.push(`${pattern} stands in ${table}, and no page of the site has that address.`)
      } else if (isPrerendered !== (answer === 'built')) {
        const found = isPrerendered ? 'built once' : 'rendered on request'
        faults.push(`${pattern} is ${found}, and ${table} says '${answer}'.`)
      }
    }
  }
  for (const pattern of built.keys()) {
    faults.push(`${pattern} has a page, and ${bareAddress(pattern)} does not stand so in ${table}.`)
  }
  return faults
}

/** Fails a build whose pages are not the public addresses: the servers in front would not find them. */
export function knownAddresses(): AstroIntegration {
  let routes: IntegrationResolvedRoute[] = []
  return {
    name: 'public-addresses',
    hooks: {
      'astro:routes:resolved': (resolved) => {
        routes = resolved.routes
      },
      'astro:build:done': () => {
        const faults = addressFaults(routes)
        if (faults.length > 0) throw new Error(faults.join('\n'))
      },
    },
  }
}
