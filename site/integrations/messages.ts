import type { AstroIntegration } from 'astro'
import { parseSync, type Plugin } from 'vite'
import { calendarNames } from '../scripts/calendar-names.ts'
import {
  admin,
  catalogueFaults,
  catalogueFile,
  functionOf,
  moduleOf,
  readCatalogue,
  site,
  timesSaid,
  writeTypes,
  written,
  type Catalogue,
} from '../scripts/messages.ts'
import { languages, prefixes, type Language } from '../src/languages.ts'

const speakers = [site, admin]
const CALENDAR = 'virtual:calendar'
const names = Object.keys(languages) as Language[]
/** What a script for the browser says which language it speaks by: `island.ts?language=mr`. */
const SUFFIX = /[?&]language=(\w+)$/
/**
 * What there is a copy of for each language: all of ours, so that no script is cut in two for the
 * sake of what another language has in common with it. React and what wakes it are one for all.
 */
const OWN = /\/(?:site\/src\/(?!lib\/island)|admin\/src\/|api\/shared\/)/

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

function calendarIn(name: Language): string {
  const { weekdays, months } = calendarNames(name)
  return [
    `const weekdays = ${JSON.stringify(weekdays)}`,
    `const months = ${JSON.stringify(months)}`,
    'export const WEEKDAYS = () => weekdays',
    'export const MONTHS = () => months',
  ].join('\n')
}

/** The languages' catalogues of the app whose messages a script imports. */
function cataloguesOf(code: string): Record<Language, Catalogue> | undefined {
  const speaker = speakers.find(({ module }) => code.includes(module))
  if (!speaker) return
  return Object.fromEntries(names.map((name) => [name, readCatalogue(name, speaker)])) as Record<
    Language,
    Catalogue
  >
}

interface Node {
  type: string
  start: number
  end: number
}
interface Call extends Node {
  callee: Node & { object?: Node & { name?: string }; property?: Node & { name: string } }
  arguments: (Node & { properties?: Property[] })[]
}
type Property = Node & { key: Node & { name: string }; value: Node; computed: boolean }

/** `state.days`: what may as well be written twice. */
function isName({ type, object, computed }: Node & { object?: Node; computed?: boolean }): boolean {
  return type === 'Identifier' || (type === 'MemberExpression' && !computed && isName(object!))
}

/** A text of code with each of its messages written where it is said. */
function withMessages(code: string, name: Language, catalogue: Catalogue): string {
  const asked = new Map<number, Call | Node>()
  const visit = (node: unknown) => {
    if (!node || typeof node !== 'object') return
    if (Array.isArray(node)) return node.forEach(visit)
    const { type, callee } = node as Call
    const said = type === 'CallExpression' ? callee : (node as Call['callee'])
    if (said?.type === 'MemberExpression' && said.object?.name === 'm') {
      const { start } = node as Node
      if (!asked.has(start)) asked.set(start, node as Node)
    }
    Object.values(node).forEach(visit)
  }
  visit(parseSync('code.tsx', code).program)

  const render = (from: number, to: number): string => {
    let text = ''
    for (const [start, node] of [...asked].sort(([one], [other]) => one - other)) {
      if (start < from || node.end > to) continue
      text += code.slice(from, start) + sentence(node)
      from = node.end
    }
    return text + code.slice(from, to)
  }

  const sentence = (node: Call | Node): string => {
    const call = node.type === 'CallExpression' ? (node as Call) : undefined
    const key = (call?.callee ?? (node as Call['callee'])).property!.name
    const message = catalogue[key]
    if (message === undefined) throw new Error(`There is no message ${key}`)
    const times = timesSaid(name, message)
    if (!call) return `(${functionOf(name, message)})`
    const given = call.arguments[0]?.properties
    if (Object.keys(times).length === 0) return written(name, message, {})
    const isPlain = given?.every(
      ({ type, computed, key, value }) =>
        type === 'Property' && !computed && (isName(value) || (times[key.name] ?? 0) <= 1)
    )
    if (given && isPlain) {
      const parts = given.map(({ key, value }) => [key.name, render(value.start, value.end)])
      return written(name, message, Object.fromEntries(parts) as Record<string, string>)
    }
    const open = call.arguments[0]!
    return `(${functionOf(name, message)})(${render(open.start, open.end)})`
  }
  return render(0, code.length)
}

/**
 * For the director's app too, of which there is a build for each language, and whose preview shows the
 * site's own cards.
 * @param own what a script speaks that does not say what it speaks by
 */
export function messageModules(own: Language = 'en'): Plugin {
  const languageIn = (id: string) => (SUFFIX.exec(id)?.[1] ?? own) as Language
  return {
    name: 'messages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const asked = SUFFIX.exec(source)?.[0]
      const inherited = importer && SUFFIX.exec(importer)?.[0]
      const suffix = asked ?? inherited ?? ''
      const bare = source.replace(SUFFIX, '')
      if (bare === CALENDAR || speakers.some(({ module }) => module === bare))
        return `\0${bare}${suffix}`
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
      const [subject = ''] = id.split('?')
      const speaker = speakers.find(({ module }) => subject === `\0${module}`)
      if (!speaker && subject !== `\0${CALENDAR}`) return
      const of = (name: Language) =>
        speaker ? moduleOf(name, readCatalogue(name, speaker)) : calendarIn(name)
      if (this.environment.name === 'client' || SUFFIX.test(id)) return of(languageIn(id))
      // Of the server's own, each export asks the language's.
      const exported = [...of('en').matchAll(/^export const (\w+)/gm)].map(([, name]) => name!)
      return [
        `import { language } from '~/language'`,
        ...names.map((name) => `import * as ${name} from '${subject.slice(1)}?language=${name}'`),
        `const all = { ${names.join(', ')} }`,
        ...exported.map((name) => `export const ${name} = (p) => all[language()].${name}(p)`),
      ].join('\n')
    },
    transform(code, id) {
      if (this.environment.name !== 'client' || id.startsWith('\0')) return
      const name = languageIn(id)
      const catalogues = cataloguesOf(code)
      const said = catalogues ? withMessages(code, name, catalogues[name]) : code
      const written = said.replace(/\b(?:prefixes\[language\(\)\]|language\(\))/g, (call) => {
        if (!code.includes('~/language')) return call
        return JSON.stringify(call === 'language()' ? name : prefixes[name])
      })
      return written === code ? undefined : { code: written, map: null }
    },
  }
}
