import { expect, test } from 'vitest'
import { styleFaults } from './check-styles.ts'

const COMPONENT = 'src/components/ui/Icon.css'

test('rules stand in the layer of their folder', () => {
  const faults: [path: string, css: string, fault: RegExp | undefined][] = [
    [COMPONENT, '@layer components { a { color: red } }', undefined],
    [COMPONENT, "@import './card.css';\n@layer components { a { color: red } }", undefined],
    [COMPONENT, "@font-face { font-family: 'X'; src: url('x.woff2') }", undefined],
    [COMPONENT, '@page { margin: 0 }', undefined],
    [COMPONENT, 'a { color: red }', /^a rule \(style\) stands outside/],
    [COMPONENT, '@media print { a { color: red } }', /^a rule \(media\) stands outside/],
    [COMPONENT, '@layer components { a { color: red } }\nb { color: red }', /^a rule \(style\)/],
    [COMPONENT, '@layer pages { a { color: red } }', /^layer pages is not for this folder/],
    [COMPONENT, '@layer { a { color: red } }', /^layer without a name is not/],
    ['src/features/home/home.css', '@layer pages { a { color: red } }', undefined],
    ['src/styles/base.css', '@layer base { a { color: red } }', undefined],
    ['src/elsewhere/x.css', '@layer pages { a { color: red } }', /^layer pages is not/],
  ]
  for (const [path, css, fault] of faults) {
    const found = styleFaults(path, css)
    if (fault) expect(found, css).toEqual([expect.stringMatching(fault)])
    else expect(found, css).toEqual([])
  }
})

test('each <style> of a component is read', () => {
  const text = `---\n---\n<p />\n<style>\n@layer pages { p :global(b) { margin: 0 } }\n</style>
<style is:global>\np { margin: 0 }\n</style>`
  expect(styleFaults('src/pages/x.astro', text)).toEqual([
    'a rule (style) stands outside of a layer.',
  ])
})
