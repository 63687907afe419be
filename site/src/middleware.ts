import { defineMiddleware } from 'astro:middleware'
import { manifest } from 'virtual:astro:manifest'
import { inlineScripts } from '~/layouts/inline-scripts'
import { policyOf } from './policy'

const scripts = [
  ...Object.values(inlineScripts).map(({ code }) => code),
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
      styles: styles.flatMap((style) => (style.type === 'inline' ? [style.content] : [])),
    }),
  ])
)

/** Gives every page rendered on request its policy; of the others the server makes it at its start. */
export const onRequest = defineMiddleware(async ({ isPrerendered, routePattern }, next) => {
  const response = await next()
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  const policy = policies.get(routePattern)
  if (isPrerendered || !isDocument || !policy || import.meta.env.DEV) return response
  // To its end before anything is sent: a fault on the way is an answer 500 then, not half a page.
  const html = await response.text()
  response.headers.set('Content-Security-Policy', policy)
  return new Response(html, response)
})
