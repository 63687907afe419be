import rss, { type RSSOptions } from '@astrojs/rss'
import { markFresh } from './caching'

/** Answers with a file that programs read; without one the API did not answer. */
export function fileAnswer(body: string | null, type: string, name?: string): Response {
  if (body === null) {
    return new Response(
      'The academy’s records cannot be reached. Please try again in a moment.\n',
      {
        status: 503,
        headers: {
          'Content-Type': 'text/plain; charset=utf-8',
          'Cache-Control': 'no-store',
          'Retry-After': '5',
        },
      }
    )
  }
  const response = new Response(body, { headers: { 'Content-Type': `${type}; charset=utf-8` } })
  if (name) response.headers.set('Content-Disposition', `inline; filename="${name}"`)
  markFresh(response)
  return response
}

/** Answers with an RSS feed; without one the API did not answer. */
export async function feedAnswer(feed: RSSOptions | undefined): Promise<Response> {
  const xml = feed ? await (await rss({ ...feed, trailingSlash: false })).text() : null
  return fileAnswer(xml, 'application/rss+xml')
}
