import * as m from 'virtual:messages'
import type { APIRoute } from 'astro'
import { brand } from '@academy/api/shared/identity/brand'
import { namesIn } from '@academy/api/shared/identity/academy_names'
import { language } from '~/i18n/language'
import { tags } from '@academy/api/shared/languages/languages'
import { paths } from '~/paths'

export const GET: APIRoute = () =>
  Response.json({
    name: namesIn('en').academy,
    short_name: namesIn('en').short,
    description: m.tagline(),
    lang: tags[language()],
    start_url: paths.home(),
    display: 'browser',
    background_color: brand.page,
    theme_color: brand.page,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  })
