/**
 * Part of `npm run lint`. Every rule of the site's stylesheets and of its components' `<style>` stands in
 * the cascade layer of its folder: one outside of them would beat all others, however weak it looks. And
 * every colour comes from `src/styles/colours.css`, but for black and white, in shadows and in masks.
 */
import { glob, readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { transform, type CssColor } from 'lightningcss'

const site = new URL('../', import.meta.url)

/** Which layers a file may fill; what stands first counts. */
const LAYERS: [folder: RegExp, layers: string[]][] = [
  [/^src\/styles\//, ['reset', 'tokens', 'base', 'components', 'languages']],
  [/^src\/components\//, ['components']],
  [/^src\/(features|layouts|pages)\//, ['pages']],
]

/** What no layer is for: it names files, pages of paper and layers. */
const OUTSIDE = ['import', 'font-face', 'page', 'layer-statement']

const COLOURS = 'src/styles/colours.css'

/** Not one of the system, that of the text, black or white. */
function isOwn(colour: CssColor): boolean {
  if (typeof colour === 'string' || colour.type === 'currentcolor') return false
  if (colour.type !== 'rgb') return true
  const { r, g, b } = colour
  return r !== g || g !== b || (r !== 0 && r !== 255)
}

/** The stylesheets in a file: itself, or what stands in its `<style>` elements. */
function stylesheetsIn(path: string, text: string): string[] {
  if (path.endsWith('.css')) return [text]
  return Array.from(text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g), ([, css]) => css!)
}

/**
 * What is wrong with the styles of a file, a sentence each.
 * @param path below `site/`
 */
export function styleFaults(path: string, text: string): string[] {
  const allowed = LAYERS.find(([folder]) => folder.test(path))?.[1] ?? []
  const faults: string[] = []
  for (const css of stylesheetsIn(path, text)) {
    transform({
      filename: path,
      code: Buffer.from(css),
      // Astro's `:global()` is no selector of CSS.
      errorRecovery: true,
      visitor: {
        StyleSheet({ rules }) {
          for (const rule of rules) {
            if (rule.type === 'layer-block') {
              const name = rule.value.name?.join('.') ?? 'without a name'
              if (!allowed.includes(name)) {
                faults.push(`layer ${name} is not for this folder: ${allowed.join(' or ')} is.`)
              }
            } else if (!OUTSIDE.includes(rule.type)) {
              faults.push(`a rule (${rule.type}) stands outside of a layer.`)
            }
          }
        },
        Color(colour) {
          if (path !== COLOURS && isOwn(colour)) {
            faults.push(`a colour of its own (${JSON.stringify(colour)}): take one of ${COLOURS}.`)
          }
        },
      },
    })
  }
  return faults
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  for await (const path of glob('src/**/*.{css,astro}', { cwd: site })) {
    for (const fault of styleFaults(path, await readFile(new URL(path, site), 'utf8'))) {
      console.error(`site/${path}: ${fault}`)
      process.exitCode = 1
    }
  }
}
