import type { APIRoute } from 'astro'
import { paths } from '~/paths'

export const prerender = false

export const GET: APIRoute = ({ redirect }) => redirect(paths.updates(), 301)
