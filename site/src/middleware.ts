import { defineMiddleware } from 'astro:middleware'
import { documentPolicy } from './policy'

/** Gives every page rendered on request its policy; of the others the server makes it at its start. */
export const onRequest = defineMiddleware(async ({ isPrerendered }, next) => {
  const response = await next()
  const isDocument = response.headers.get('Content-Type')?.startsWith('text/html')
  if (isPrerendered || !isDocument || import.meta.env.DEV) return response
  const html = await response.text()
  response.headers.set('Content-Security-Policy', documentPolicy(html))
  return new Response(html, response)
})
