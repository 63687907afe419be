import type { APIRoute } from 'astro'
import { REDIRECTS } from '@academy/api/shared/addresses/public_addresses'
import { addressIn, bareAddress, languageOfPath } from '@academy/api/shared/languages/languages'

export const prerender = false

/** A guessed address leads to the page that is meant, in the same language. */
export const GET: APIRoute = ({ redirect, url: { pathname } }) =>
  redirect(addressIn(languageOfPath(pathname), REDIRECTS[bareAddress(pathname)]!), 301)
