import * as m from 'virtual:messages'
import rss, { type RSSOptions } from '@astrojs/rss'
import { language } from '~/i18n/language'
import { tags } from '~/i18n/languages'
import { markFailed, markFresh } from './caching'

/**
 * Characters that are none in XML or in a calendar. No text with them is stored today, but one that
 * was stored before would make the whole file unreadable.
 */
const NO_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffe\uffff]/g

const declared = () => ({
  xmlns: { dc: 'http://purl.org/dc/elements/1.1/' },
  customData: `<language>${tags[language()].toLowerCase()}</language>`,
})

/** Answers with a file that programs read; without one the API did not answer. */
export function fileAnswer(body: string | null, type: string, name?: string): Response {
  if (body === null) {
    const headers = new Headers({ 'Content-Type': 'text/plain; charset=utf-8' })
    const failed = { status: 503, headers }
    markFailed(failed)
    return new Response(`${m.recordsFailed()}\n`, failed)
  }
  const response = new Response(body.replace(NO_CHARACTERS, ''), {
    headers: { 'Content-Type': `${type}; charset=utf-8` },
  })
  if (name) response.headers.set('Content-Disposition', `inline; filename="${name}"`)
  markFresh(response)
  return response
}

/** What says in a feed that an item is not in its language; RSS itself has no word for it. */
export const languageTag = (language: string | undefined) =>
  language ? { customData: `<dc:language>${language}</dc:language>` } : {}

export async function feedAnswer(feed: RSSOptions | undefined): Promise<Response> {
  const xml = feed
    ? await (await rss({ ...feed, ...declared(), trailingSlash: false })).text()
    : null
  return fileAnswer(xml, 'application/rss+xml')
}
