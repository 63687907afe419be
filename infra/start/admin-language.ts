import type { IncomingMessage } from 'node:http'
import { languages, type Language } from '@academy/site/languages'

const COOKIE = /(?:^|;\s*)admin_language=(\w+)/

/** What the director's device has chosen, kept by `admin/src/lib/speak.ts`; nginx reads it by a map. */
export function adminLanguage({ headers }: IncomingMessage): Language {
  const name = COOKIE.exec(headers.cookie ?? '')?.[1] ?? 'en'
  return Object.hasOwn(languages, name) ? (name as Language) : 'en'
}
