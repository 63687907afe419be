import { createHash } from 'node:crypto'
import { glob, readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { transform } from 'lightningcss'

const STYLE = /<style>([\s\S]*?)<\/style>/g
const CLASS = /\.(-?[a-z_][\w-]*)/gi
const PROPERTY = /(--[a-z][\w-]*):/g
const KEYFRAMES = /@keyframes ([\w-]+)/g
const WORD = /[\w-]+/g

/**
 * Astro bundles styles by what a page imports, not by what it shows. This takes out of every
 * prerendered page the rules for classes that stand neither in it nor in an island's script, and
 * the colours and movements that no rule left there uses.
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
  if (content.includes('<astro-island')) for (const word of islandWords) words.add(word)
  let result = html
  for (const [, css = ''] of html.matchAll(STYLE)) {
    const classes = [...css.matchAll(CLASS)].map(([, name]) => name!)
    const ruled = without(
      css,
      classes.filter((name) => !words.has(name))
    )
    const keyframes = [...ruled.matchAll(KEYFRAMES)].map(([, name]) => name!)
    const properties = [...ruled.matchAll(PROPERTY)].map(([, name]) => name!)
    const own = without(ruled, [
      ...keyframes.filter((name) => ruled.split(name).length === 2),
      ...properties.filter((name) => !html.includes(`var(${name}`)),
    ])
    result = result.replace(css, () => own).replaceAll(hashOf(css), hashOf(own))
  }
  return result
}

function without(css: string, unusedSymbols: string[]): string {
  const code = Buffer.from(css)
  return transform({ filename: 'page.css', code, minify: true, unusedSymbols }).code.toString()
}

function hashOf(css: string): string {
  return `sha256-${createHash('sha256').update(css).digest('base64')}`
}
