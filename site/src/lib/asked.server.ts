import { languageOf } from '@academy/api/shared/languages/language_of'
import {
  inLanguage,
  languageIn,
  type Chosen,
  type Translations,
} from '@academy/api/shared/text/translations'
import type { AstroGlobal } from 'astro'
import { language } from '~/i18n/language'
import { fetchItem, fetchList, fetchOne, type Found } from './api.server'
import { markFailed, markFresh } from './caching.server'
import { toPagePart } from './list'

type Address = (slug: string) => string

interface Neighbour {
  slug: string
  title: string
  translations?: Translations<'title'>
}

function linkTo(addressOf: Address, item: Neighbour | null | undefined) {
  if (!item) return null
  const written = languageOf(item.title) ?? undefined
  const shown = inLanguage({ ...item, language: written }, language())
  return { path: addressOf(shown.slug), title: shown.title, language: languageIn(shown, 'title') }
}

export type Neighbours = Record<'previous' | 'next', ReturnType<typeof linkTo>>

/** Links to what stands before and after an item in its list; without one where the API could not say. */
export async function fetchNeighbours(
  { params }: AstroGlobal,
  list: string,
  addressOf: Address
): Promise<Neighbours> {
  const slug = params.slug!
  // What is no slug has no page either.
  const found = /^[\w-]+$/.test(slug)
    ? await fetchOne<Record<'previous' | 'next', Neighbour | null>>(`${list}/${slug}/neighbours`)
    : null
  return {
    previous: linkTo(addressOf, found?.previous),
    next: linkTo(addressOf, found?.next),
  }
}

/** The item of a page's address; where its address is another now, the way there. */
export async function askedItem<Item extends { slug: string }>(
  { params, response, redirect }: AstroGlobal,
  list: string,
  addressOf: Address
): Promise<Found<Item>> {
  const found = await fetchItem<Item>(list, params.slug!)
  if ('response' in found) return found
  const { slug } = found.item
  // Not for good: the director may give the old address back.
  if (slug !== params.slug) return { response: redirect(addressOf(slug), 302) }
  markFresh(response)
  return found
}

export async function askedList<Item extends Chosen>({ url, response }: AstroGlobal, list: string) {
  const part = await fetchList<Item>(list)
  const query = url.searchParams.get('q') ?? ''
  if (part) markFresh(response)
  else markFailed(response)
  return { initial: part && toPagePart(part, query), query }
}
