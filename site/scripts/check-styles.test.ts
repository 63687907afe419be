import { expect, test } from 'vitest'
import { styleFaults } from './check-styles.ts'

const COMPONENT = 'src/components/ui/Icon.css'

test('rules stand in the layer of their folder', () => {
  const faults: [path: string, css: string, fault: RegExp | undefined][] = [
    [COMPONENT, '@layer components { a { margin: 0 } }', undefined],
    [COMPONENT, "@import './card.css';\n@layer components { a { margin: 0 } }", undefined],
    [COMPONENT, "@font-face { font-family: 'X'; src: url('x.woff2') }", undefined],
    [COMPONENT, '@page { margin: 0 }', undefined],
    [COMPONENT, 'a { margin: 0 }', /^a rule \(style\) stands outside/],
    [COMPONENT, '@media print { a { margin: 0 } }', /^a rule \(media\) stands outside/],
    [COMPONENT, '@layer components { a { margin: 0 } }\nb { margin: 0 }', /^a rule \(style\)/],
    [COMPONENT, '@layer pages { a { margin: 0 } }', /^layer pages is not for this folder/],
    [COMPONENT, '@layer { a { margin: 0 } }', /^layer without a name is not/],
    ['src/features/home/home.css', '@layer pages { a { margin: 0 } }', undefined],
    ['src/styles/base.css', '@layer base { a { margin: 0 } }', undefined],
    ['src/elsewhere/x.css', '@layer pages { a { margin: 0 } }', /^layer pages is not/],
  ]
  for (const [path, css, fault] of faults) {
    const found = styleFaults(path, css)
    if (fault) expect(found, css).toEqual([expect.stringMatching(fault)])
    else expect(found, css).toEqual([])
  }
})

test('colours are those of the academy, black and white', () => {
  const ruleWith = (value: string) =>
    styleFaults(COMPONENT, `@layer components { a { box-shadow: 0 0 1px ${value} } }`)
  for (const value of [
    'var(--gold)',
    'currentColor',
    'CanvasText',
    'transparent',
    'black',
    'rgb(255 255 255 / 0.04)',
    'color-mix(in srgb, var(--gold) 6%, transparent)',
  ]) {
    expect(ruleWith(value), value).toEqual([])
  }
  for (const value of ['#121212', 'red', 'rgb(255 215 0 / 0.06)', 'oklch(40% 0.2 30)']) {
    expect(ruleWith(value), value).toEqual([expect.stringMatching(/^a colour of its own/)])
  }
  expect(ruleWith('var(--x, #121212)')).toHaveLength(1)
  expect(styleFaults('src/styles/colours.css', '@layer tokens { a { --x: #121212 } }')).toEqual([])
})

test('each <style> of a component is read', () => {
  const text = `---\n---\n<p />\n<style>\n@layer pages { p :global(b) { margin: 0 } }\n</style>
<style is:global>\np { margin: 0 }\n</style>`
  expect(styleFaults('src/pages/x.astro', text)).toEqual([
    'a rule (style) stands outside of a layer.',
  ])
})
