import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import type { APIContext, MiddlewareNext } from 'astro'
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
import reserveScript from '~/features/results/reserve.js?raw'
import layers from '~/styles/layers.css?raw'
import { policyOf } from './policy'

const languageStore = new AsyncLocalStorage<Language>()
setLanguageSource(() => languageStore.getStore() ?? 'en')

const scripts = [
  ...['idle', 'focus'].map((name) => manifest.clientDirectives.get(name)!),
  islandScript,
  loadingScreenScript,
  reserveScript,
  ...manifest.inlinedScripts.values(),
]

/**
 * The policies of the pages rendered on request, by route: the build's own list of each page's
 * styles and of all small scripts. Nothing is read off the rendered page, where stored texts stand.
 */
const policies = new Map(
  manifest.routes.map(({ routeData, styles }) => [
    routeData.route,
    policyOf({
      scripts,
      styles: [
        ISLAND_STYLES,
        layers,
        ...styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])),
      ],
    }),
  ])
)

/** What a page or file on request shows that has only a status to give. */
const standIns: Partial<Record<number, string>> = { 404: MISSING, 503: FAILED }

/** Of other pages the server makes the policy at its start. */
export const onRequest = defineMiddleware((context, next) => {
  const language = languageOfPath(context.url.pathname)
  return languageStore.run(language, () => answer(context, next, language))
})

async function answer(
  { isPrerendered, request, routePattern, rewrite }: APIContext,
  next: MiddlewareNext,
  language: Language
): Promise<Response> {
  const response = await next()
  if (isPrerendered) return response
  // Astro itself shows a page only in English, and none for a file that is not there.
  const standIn = response.body === null && standIns[response.status]
  if (standIn) return rewrite(prefixes[language] + standIn)
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  // Astro leaves the charset out.
  if (isDocument) response.headers.set('Content-Type', 'text/html; charset=utf-8')
  const policy = policies.get(routePattern)
  if (!isDocument || !policy || import.meta.env.DEV) return response
  // To its end before anything is sent: a fault on the way is an answer 500 then, not half a page.
  const html = await response.text()
  response.headers.set('Content-Security-Policy', policy)
  const { headers } = response
  const status = routePattern.endsWith(MISSING) ? 404 : response.status
  if (status !== 200) return new Response(html, { headers, status })
  // A page that is asked for again and again, as results are, is sent only when it is another.
  const tag = `W/"${createHash('sha256').update(html).digest('base64url')}"`
  headers.set('ETag', tag)
  const isKnown = request.headers.get('If-None-Match')?.includes(tag)
  return isKnown
    ? new Response(null, { headers, status: 304 })
    : new Response(html, { headers, status })
}
