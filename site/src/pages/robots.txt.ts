import type { APIRoute } from 'astro'
import { absolute } from '~/paths'

export const GET: APIRoute = () =>
  new Response(
    [
      'User-agent: *',
      'Disallow: /admin',
      'Disallow: /login',
      'Disallow: /api/',
      '',
      `Sitemap: ${absolute('/sitemap.xml')}`,
      '',
    ].join('\n')
  )
