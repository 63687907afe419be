import { languageOf } from '@academy/api/shared/languages/language_of'
import {
  inLanguage,
  languageIn,
  type Chosen,
  type Translations,
} from '@academy/api/shared/text/translations'
import type { AstroGlobal } from 'astro'
import { language } from '~/i18n/language'
import { fetchItem, fetchList, fetchOne } from './api.server'
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

/**
 * The item of a page's address; null when the API could not say. A response to give instead where there
 * is none, or where its address is another.
 */
export async function askedItem<Item extends { slug: string }>(
  { params, response, redirect }: AstroGlobal,
  list: string,
  addressOf: Address
): Promise<Item | null | Response> {
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

export async function askedList<Item extends Chosen>({ url, response }: AstroGlobal, list: string) {
  const part = await fetchList<Item>(list)
  const query = url.searchParams.get('q') ?? ''
  if (part) markFresh(response)
  else markFailed(response)
  return { initial: part && toPagePart(part, query), query }
}
