import type { AstroGlobal } from 'astro'
import { fetchItem } from './api-server'
import { markFailed, markFresh } from './caching'

/**
 * The item of the address that a page is asked for by, in the page's language; null when the API could
 * not say. A response to give instead of the page where there is none, or where its address is another.
 * @param list the list's path in the API
 * @param addressOf the page's address, by the item's slug
 */
export async function askedItem<Item extends { slug: string }>(
  { params, response, redirect }: AstroGlobal,
  list: string,
  addressOf: (slug: string) => string
): Promise<Item | Response | null> {
  const item = await fetchItem<Item>(list, params.slug!)
  if (item === 'missing') return new Response(null, { status: 404 })
  if (item === 'failed') {
    markFailed(response)
    return null
  }
  // Not for good: the director may give the old address back.
  if (item.slug !== params.slug) return redirect(addressOf(item.slug), 302)
  markFresh(response)
  return item
}
