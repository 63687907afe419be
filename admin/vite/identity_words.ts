import { identity } from '@academy/api/shared/identity/identity'
import type { Plugin } from 'vite'

const texts: Record<string, unknown> = identity

/** Writes `identity.name` where it is said: the first view would carry all of the academy for two names. */
export function identityWords(): Plugin {
  return {
    name: 'academy:identity-words',
    enforce: 'pre',
    transform: {
      filter: { id: /\/admin\/src\//, code: /@academy\/api\/shared\/identity/ },
      handler(code) {
        return {
          code: code.replace(/\bidentity\.(\w+)/g, (said, name: string) =>
            typeof texts[name] === 'string' ? JSON.stringify(texts[name]) : said
          ),
          map: null,
        }
      },
    },
  }
}
