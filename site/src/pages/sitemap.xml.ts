import type { APIRoute } from 'astro'
import { navigation } from '~/content/navigation'
import { absolute } from '~/lib/absolute'
import { fetchOne } from '~/lib/api-server'
import { fileAnswer } from '~/lib/file-answer'
import { paths } from '~/paths'

export const prerender = false

interface Address {
  slug: string
  updatedAt: string
}

function entry(path: string, lastmod?: string): string {
  const changed = lastmod ? `<lastmod>${lastmod}</lastmod>` : ''
  return `<url><loc>${absolute(path)}</loc>${changed}</url>`
}

/** The pages that always exist, and one for each published item. */
export const GET: APIRoute = async () => {
  const published = await fetchOne<Record<'tournaments' | 'achievements', Address[]>>('/addresses')
  if (!published) return fileAnswer(null, 'application/xml')
  const urls = [
    ...navigation.map(({ path }) => entry(path())),
    ...published.tournaments.map((one) => entry(paths.tournament(one.slug), one.updatedAt)),
    ...published.achievements.map((one) => entry(paths.achievement(one.slug), one.updatedAt)),
  ]
  const document = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>\n`
  return fileAnswer(document, 'application/xml')
}
