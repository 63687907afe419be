// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { hasSameParts, patch } from './patch'

const list = (id: string, ...names: string[]) =>
  `<section id="${id}" aria-label="${id}">${names.map((name) => `<p>${name}</p>`).join('')}</section>`
const page = (...parts: string[]) => {
  const article = document.createElement('article')
  article.innerHTML = `<h1>Open</h1>${parts.join('')}<footer data-own>mine</footer>`
  return article
}
const textsOf = (article: Element) =>
  [...article.children].map(({ id, textContent }) => [id, textContent].filter(Boolean).join(' '))

test.each([
  ['change places', [list('pairings', 'P'), list('standings', 'S')], 'standings S 2, pairings P'],
  ['are new', [list('standings', 'S')], 'standings S 2, pairings P'],
  ['are the same', [list('standings', 'S'), list('pairings', 'old')], 'standings S 2, pairings P'],
])('lists that %s keep their identity', (_, before, expected) => {
  const shown = page(...before)
  const [heading, standings] = [shown.querySelector('h1'), shown.querySelector('#standings')]
  const fresh = page(list('standings', 'S 2'), list('pairings', 'P'))
  expect(hasSameParts(shown, fresh)).toBe(true)
  patch(shown, fresh)
  expect(textsOf(shown).join(', ')).toBe(`Open, ${expected}, mine`)
  expect(shown.querySelector('h1')).toBe(heading)
  expect(shown.querySelector('#standings')).toBe(standings)
  expect(shown.querySelector('#pairings')?.getAttribute('aria-label')).toBe('pairings')
})

test('a page that has other parts is not the same', () => {
  expect(hasSameParts(page(), page('<ol></ol>'))).toBe(false)
})
