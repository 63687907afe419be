import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { transform, type Selector } from 'lightningcss'

const STYLE = /<style>([\s\S]*?)<\/style>/g
const CLASS = /\.(-?[a-z_][\w-]*)/gi
const PROPERTY = /(--[a-z][\w-]*):/g
const KEYFRAMES = /@keyframes ([\w-]+)/g
const FONT_FOR_SIGN = /@font-face\{[^}]*unicode-range:U\+([\dA-F]+)\}/gi
const WORD = /[\w-]+/g
/** Elements that no script makes, and that many pages do without. */
const RARE = ['input', 'select', 'textarea', 'iframe', 'tr', 'dd', 'figure', 'figcaption']

/**
 * Astro bundles styles by what a page imports, not by what it shows. This takes out of every
 * prerendered page the rules for classes that stand neither in it nor in an island's script, those
 * for controls and tables that it does not have, the colours and movements that no rule left there
 * uses, and the font of a sign that it does not print.
 * A class put together from parts at run time would not be seen: write class names out in full.
 */
export function ownStyles(): AstroIntegration {
  return {
    name: 'own-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir)
        const scripts = []
        for await (const file of glob('_astro/*.js', { cwd: folder })) {
          // React names no class of ours, and some of its words would keep rules alive by chance.
          if (!/\/react\./.test(file)) scripts.push(await readFile(folder + file, 'utf8'))
        }
        const islandWords = scripts.join(' ').match(WORD) ?? []
        for await (const file of glob('**/*.html', { cwd: folder })) {
          const html = await readFile(folder + file, 'utf8')
          await writeFile(folder + file, keepOwnRules(html, islandWords))
        }
      },
    },
  }
}

function keepOwnRules(html: string, islandWords: string[]): string {
  const content = html.replace(STYLE, '')
  const words = new Set(content.match(WORD))
  if (content.includes(' data-island=')) for (const word of islandWords) words.add(word)
  const absent = new Set(RARE.filter((name) => !words.has(name)))
  let result = html
  for (const [, css = ''] of html.matchAll(STYLE)) {
    const classes = [...css.matchAll(CLASS)].map(([, name]) => name!)
    const ruled = withoutSelectors(css, new Set(classes.filter((name) => !words.has(name))), absent)
    const keyframes = [...ruled.matchAll(KEYFRAMES)].map(([, name]) => name!)
    const properties = [...ruled.matchAll(PROPERTY)].map(([, name]) => name!)
    const own = without(ruled, [
      ...keyframes.filter((name) => ruled.split(name).length === 2),
      ...properties.filter((name) => !html.includes(`var(${name}`)),
    ])
    const printed = own.replace(FONT_FOR_SIGN, (font, code: string) =>
      content.includes(String.fromCodePoint(parseInt(code, 16))) ? font : ''
    )
    result = result.replace(css, () => printed)
  }
  return shortenProperties(result, islandWords)
}

/** Gives the custom properties names of one or two letters, except those that a script may name. */
function shortenProperties(html: string, scriptWords: string[]): string {
  const kept = new Set(scriptWords)
  const short = new Map<string, string>()
  return html.replace(STYLE, (style) =>
    style.replace(/--[a-z][\w-]*/g, (name) => {
      if (kept.has(name)) return name
      if (!short.has(name)) short.set(name, `--${short.size.toString(36)}`)
      return short.get(name)!
    })
  )
}

/** Takes out what asks for a class or an element that is not there, also from among others. */
function withoutSelectors(css: string, classes: Set<string>, elements: Set<string>): string {
  const isIdle = (selector: Selector) =>
    selector.some(
      (part) =>
        (part.type === 'class' && classes.has(part.name)) ||
        (part.type === 'type' && elements.has(part.name))
    )
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css),
    minify: true,
    visitor: { Selector: (selector) => (isIdle(selector) ? [] : undefined) },
  })
  return code.toString()
}

function without(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css)
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString()
}
