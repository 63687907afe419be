import type { APIRoute } from 'astro'
import { publicAddresses } from '@academy/api/shared/addresses/public_addresses'
import { addressIn, LANGUAGES, type Language } from '@academy/api/shared/languages/languages'
import { fetchOne } from '~/lib/api.server'
import { fileAnswer } from '~/lib/file-answer.server'
import { absolute, paths } from '~/paths'

export const prerender = false

interface Address {
  slug: string
  updatedAt: string
}

/** Those with a parameter are the items. */
const standing = publicAddresses
  .filter(({ isIndexed, path }) => isIndexed && !path.includes('['))
  .map(({ path }) => path)

function entry(path: string, lastmod?: string): string {
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
  const address = (language: Language) => absolute(addressIn(language, path))
  const link = (name: string, href: string) =>
    `<xhtml:link rel="alternate" hreflang="${name}" href="${href}"/>`
  const links =
    LANGUAGES.map((one) => link(one, address(one))).join('') + link('x-default', address('en'))
  return LANGUAGES.map((one) => `<url><loc>${address(one)}</loc>${links}${changed}</url>`).join('')
}

export const GET: APIRoute = async () => {
  const published = await fetchOne<Record<'tournaments' | 'achievements', Address[]>>('/addresses')
  if (!published) return fileAnswer(null, 'application/xml')
  const urls = [
    ...standing.map((path) => entry(path)),
    ...published.tournaments.map((one) => entry(paths.tournament(one.slug), one.updatedAt)),
    ...published.achievements.map((one) => entry(paths.achievement(one.slug), one.updatedAt)),
  ]
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${urls.join('')}</urlset>\n`
  return fileAnswer(document, 'application/xml')
}
