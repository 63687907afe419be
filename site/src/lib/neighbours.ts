import { languageOf } from '@academy/api/shared/text/language'
import { inLanguage, languageIn, type Translations } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'
import { fetchOne } from './api-server'

/** Another item of a list, as far as a link to it goes. */
interface Neighbour {
  slug: string
  title: string
  translations?: Translations<'title'>
}

function linkTo(path: (slug: string) => string, item: Neighbour | null) {
  if (!item) return null
  const written = languageOf(item.title) ?? undefined
  const shown = inLanguage({ ...item, language: written }, language())
  return { path: path(shown.slug), title: shown.title, language: languageIn(shown, 'title') }
}

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

export type Neighbours = Awaited<ReturnType<typeof fetchNeighbours>>
