import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { APIContext } from 'astro'
import { ISLAND_STYLES } from 'astro/runtime/server/astro-island-styles.js'
import islandScript from 'astro/runtime/server/astro-island.prebuilt.js'
import { defineMiddleware } from 'astro:middleware'
import { manifest } from 'virtual:astro:manifest'
import { setLanguageSource } from '~/i18n/language'
import {
  FAILED,
  languageOfPath,
  MISSING,
  prefixes,
  type Language,
} from '@academy/api/shared/languages/languages'
import loadingScreenScript from '~/components/layout/loading-screen.js?raw'
import lettersScript from '~/layouts/letters.js?raw'
import reserveScript from '~/features/results/reserve.js?raw'
import layers from '~/styles/layers.css?raw'
import { externalLinks } from '~/lib/external-links'
import { readsBrotli, smallPage } from '~/lib/small-pages.server'
import { policyOf } from './policy'

const languageStore = new AsyncLocalStorage<Language>()
setLanguageSource(() => languageStore.getStore() ?? 'en')

const scripts = [
  ...['idle', 'focus'].map((name) => manifest.clientDirectives.get(name)!),
  islandScript,
  loadingScreenScript,
  lettersScript,
  reserveScript,
  ...manifest.inlinedScripts.values(),
]

const mapHost = new URL(externalLinks.mapFrame).origin

/** The build's own list of each route's styles. */
const styles = new Map(
  manifest.routes.map(({ routeData, styles }) => [
    routeData.route,
    [
      ISLAND_STYLES,
      layers,
      ...styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])),
    ],
  ])
)

/**
 * Names those of the build's own scripts and styles that stand in the page: all of them would weigh
 * as much as a tenth of it. Nothing is read off it, since stored texts stand there too.
 */
function policyFor(route: string, html: string): string {
  const stands = (code: string) => html.includes(code)
  return policyOf({
    scripts: scripts.filter(stands),
    styles: styles.get(route)?.filter(stands) ?? [],
    frames: [mapHost].filter((host) => stands(`<iframe src="${host}/`)),
  })
}

/** What a page or file on request shows that has only a status to give. */
const standIns: Partial<Record<number, string>> = { 404: MISSING, 503: FAILED }

export const onRequest = defineMiddleware((context, next) => {
  const language = languageOfPath(context.url.pathname)
  return languageStore.run(language, async () => {
    const response = await next()
    // Of other pages the server makes the policy at its start.
    if (context.isPrerendered) return response
    // Astro itself shows a page only in English, and none for a file that is not there.
    const standIn = response.body === null && standIns[response.status]
    if (standIn) return context.rewrite(prefixes[language] + standIn)
    const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
    return isDocument ? documentAnswer(context, response) : response
  })
})

async function documentAnswer(
  { request, routePattern }: APIContext,
  response: Response
): Promise<Response> {
  const { headers } = response
  // Astro leaves the charset out.
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (!styles.has(routePattern) || import.meta.env.DEV) return response
  // To its end before anything is sent: a fault on the way is an answer 500 then, not half a page.
  const html = await response.text()
  headers.set('Content-Security-Policy', policyFor(routePattern, html))
  const status = routePattern.endsWith(MISSING) ? 404 : response.status
  if (status === 200) return conditionalAnswer(request, html, headers)
  return new Response(html, { headers, status })
}

/**
 * Answers 304 to a browser that has this very page, as it has of results that it asks for each minute.
 * The page in its small form has a tag of its own: else a shared cache would keep the large one.
 */
function conditionalAnswer(request: Request, html: string, headers: Headers): Response {
  const hash = createHash('sha256').update(html).digest('base64url').slice(0, 22)
  const isBrotli = readsBrotli(request.headers.get('Accept-Encoding'))
  const small = isBrotli ? smallPage(hash, html) : undefined
  const tag = `W/"${hash}${small ? '-small' : ''}"`
  headers.set('ETag', tag)
  headers.append('Vary', 'Accept-Encoding')
  const isKnown = request.headers.get('If-None-Match')?.includes(tag)
  if (isKnown) return new Response(null, { headers, status: 304 })
  if (!small) return new Response(html, { headers })
  headers.set('Content-Encoding', 'br')
  return new Response(small, { headers })
}
