import type { Client } from '../tests/support/client.ts'

export const TEXT_PAGES = ['/', '/about', '/services', '/testimonials', '/puzzle']
export const PREFIXES = ['', '/mr', '/hi']

/** Of the pages that are measured. */
export async function firstTournament(client: Client): Promise<string> {
  const { text } = await client.call('/api/tournaments')
  return (JSON.parse(text) as { data: { slug: string }[] }).data[0]!.slug
}

export const inLanguage = (prefix: string, path: string) =>
  `${prefix}${path}`.replace(/(.)\/$/, '$1')
