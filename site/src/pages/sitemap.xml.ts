import type { APIRoute } from 'astro'
import { navigation } from '~/content/navigation'

/** The pages that always exist. Single tournaments and achievements are found from their lists. */
export const GET: APIRoute = ({ site }) => {
  const urls = navigation.map(({ path }) => `<url><loc>${new URL(path, site).href}</loc></url>`)
  return new Response(
    `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`,
    { headers: { 'content-type': 'application/xml' } }
  )
}
