import { fetchOne } from './api-server'

/** Another item of a list, as far as a link to it goes. */
interface Neighbour {
  slug: string
  title: string
}

const linkTo = (path: (slug: string) => string, item: Neighbour | null) =>
  item && { path: path(item.slug), title: item.title }

/**
 * Links to the items before and after one, in their list's order; none when the API could not say.
 * @param list the list's path in the API
 * @param path the address of an item's page
 */
export async function fetchNeighbours(list: string, slug: string, path: (slug: string) => string) {
  // What is no slug has no page either.
  const found = /^[\w-]+$/.test(slug)
    ? await fetchOne<Record<'previous' | 'next', Neighbour | null>>(`${list}/${slug}/neighbours`)
    : null
  return {
    previous: linkTo(path, found?.previous ?? null),
    next: linkTo(path, found?.next ?? null),
  }
}
