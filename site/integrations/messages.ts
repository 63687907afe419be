import type { AstroIntegration } from 'astro'
import type { Plugin } from 'vite'
import { calendarNames } from '../scripts/calendar-names.ts'
import {
  catalogueFaults,
  catalogueFile,
  functionOf,
  moduleOf,
  readCatalogue,
  writeTypes,
} from '../scripts/messages.ts'
import { languages, prefixes, type Language } from '../src/languages.ts'

const MESSAGES = 'virtual:messages'
const CALENDAR = 'virtual:calendar'
const names = Object.keys(languages) as Language[]
/** What a script for the browser says which language it speaks by: `island.ts?language=mr`. */
const SUFFIX = /[?&]language=(\w+)$/
/**
 * What there is a copy of for each language: all of ours, so that no script is cut in two for the
 * sake of what another language has in common with it. React and what wakes it are one for all.
 */
const OWN = /\/(?:site\/src\/(?!lib\/island)|api\/shared\/)/

const languageIn = (id: string) => (SUFFIX.exec(id)?.[1] ?? 'en') as Language

/**
 * Gives the code its messages (`import * as m from 'virtual:messages'`), and their types.
 *
 * On the server a message asks in which language the page is made. In the browser only the page's
 * language travels: what is imported with `?language=mr` speaks Marathi, together with everything of
 * ours that it imports, and what is imported without speaks English. There each message is written
 * where it is said, so that it weighs what it did before there was a catalogue.
 */
export function messages(): AstroIntegration {
  return {
    name: 'messages',
    hooks: {
      'astro:config:setup': ({ updateConfig, addWatchFile }) => {
        for (const name of names) addWatchFile(catalogueFile(name))
        updateConfig({ vite: { plugins: [messageModules()] } })
      },
      // Committed, because the director's preview shows cards of the site's.
      'astro:config:done': () => writeTypes(),
      'astro:build:start': () => {
        const faults = catalogueFaults()
        if (faults.length > 0) throw new Error(faults.join('\n'))
      },
    },
  }
}

const messagesIn = (name: Language) => moduleOf(name, readCatalogue(name))

function calendarIn(name: Language): string {
  const { weekdays, months } = calendarNames(name)
  return [
    `const weekdays = ${JSON.stringify(weekdays)}`,
    `const months = ${JSON.stringify(months)}`,
    'export const WEEKDAYS = () => weekdays',
    'export const MONTHS = () => months',
  ].join('\n')
}

/** For the director's app too, whose preview shows the site's own cards, in English. */
export function messageModules(): Plugin {
  const functions = new Map(
    names.map((name) => {
      const entries = Object.entries(readCatalogue(name))
      return [name, new Map(entries.map(([key, message]) => [key, functionOf(name, message)]))]
    })
  )
  return {
    name: 'messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = SUFFIX.exec(source)?.[0]
      const inherited = importer && SUFFIX.exec(importer)?.[0]
      const suffix = asked ?? inherited ?? ''
      const bare = source.replace(SUFFIX, '')
      if (bare === MESSAGES || bare === CALENDAR) return `\0${bare}${suffix}`
      if (suffix === '' || this.environment.name !== 'client') return
      const found = await this.resolve(bare, importer?.replace(SUFFIX, ''), {
        ...options,
        skipSelf: true,
      })
      if (!found || found.external || !OWN.test(found.id)) return found
      // A drawing or a font has one address, whoever names it.
      if (!/\.tsx?$/.test(found.id.split('?')[0]!)) return found
      const mark = found.id.includes('?') ? suffix.replace('?', '&') : suffix
      return { ...found, id: found.id + mark }
    },
    load(id) {
      // What is left of the server's side, where each call has its answer written in its place.
      if (this.environment.name === 'client' && /\/src\/language\.ts/.test(id))
        return 'export const language = 0'
      const subject = [MESSAGES, CALENDAR].find((one) => id.startsWith(`\0${one}`))
      if (!subject) return
      const of = subject === MESSAGES ? messagesIn : calendarIn
      if (this.environment.name === 'client' || SUFFIX.test(id)) return of(languageIn(id))
      // Of the server's own, each export asks the language's.
      const exported = [...of('en').matchAll(/^export const (\w+)/gm)].map(([, name]) => name!)
      return [
        `import { language } from '~/language'`,
        ...names.map((name) => `import * as ${name} from '${subject}?language=${name}'`),
        `const all = { ${names.join(', ')} }`,
        ...exported.map((name) => `export const ${name} = (p) => all[language()].${name}(p)`),
      ].join('\n')
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || id.startsWith('\0')) return
      const name = languageIn(id)
      const said = functions.get(name)!
      const written = code
        .replace(/\bm\.(\w+)(\(\))?/g, (asked, key: string, call?: string) => {
          const found = code.includes(MESSAGES) ? said.get(key) : undefined
          if (!found) return asked
          return call && found.startsWith('() => ') ? found.slice(6) : `(${found})${call ?? ''}`
        })
        .replace(/\b(?:prefixes\[language\(\)\]|language\(\))/g, (call) => {
          if (!code.includes('~/language')) return call
          return JSON.stringify(call === 'language()' ? name : prefixes[name])
        })
      return written === code ? undefined : { code: written, map: null }
    },
  }
}
