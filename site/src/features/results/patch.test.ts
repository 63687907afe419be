// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { patch } from './patch'

const row = (name: string, score: string) =>
  `<tr><td><a href="/${name}">${name}</a></td><td>${score}</td><td><details><summary></summary></details></td></tr>`
const list = (id: string, ...rows: string[]) =>
  `<section id="${id}" aria-label="${id}"><table><tbody>${rows.join('')}</tbody></table></section>`
const page = (...parts: string[]) => {
  const article = document.createElement('article')
  article.innerHTML = `<h1>Open</h1>${parts.join('')}<footer data-own>mine</footer>`
  return article
}
const show = (...parts: string[]) => {
  const shown = page(...parts)
  document.body.replaceChildren(shown)
  return shown
}

const standings = list('standings', row('aarav', '2'), row('meera', '1'))
const pairings = list('pairings', row('om', '1 – 0'))

beforeEach(() => {
  document.body.replaceChildren()
})

test.each([
  ['change places', [pairings, standings], [standings, pairings]],
  ['are new', [standings], [standings, pairings]],
  ['are gone', [pairings, standings], [standings]],
  ['stand between other parts', [standings], ['<ol></ol><p class="lead">Final</p>', standings]],
  ['have a row more', [standings], [list('standings', row('new', '3'), row('aarav', '2'))]],
])('a page whose lists %s becomes the newer one', (_, before, after) => {
  const shown = show(...before)
  const [heading, table] = [shown.querySelector('h1'), shown.querySelector('#standings table')]
  patch(shown, page(...after))
  expect(shown.innerHTML).toBe(page(...after).innerHTML)
  expect(shown.querySelector('h1')).toBe(heading)
  expect(shown.querySelector('#standings table'), 'it scrolls on').toBe(table)
})

test('attributes are those of the newer page', () => {
  const shown = show('<p class="state-today"><a href="/1" aria-current="page">1</a></p>')
  shown.dataset.live = 'true'
  const fresh = page('<p><a href="/2" lang="mr">1</a></p>')
  patch(shown, fresh)
  expect(shown.outerHTML).toBe(fresh.outerHTML)
})

test('whoever reads a row stays in it while others overtake it', () => {
  const shown = show(standings)
  const [aarav] = shown.querySelectorAll('tr')
  aarav!.querySelector('details')!.open = true
  aarav!.querySelector('a')!.focus()
  patch(shown, page(list('standings', row('meera', '3'), row('new', '2'), row('aarav', '2½'))))
  expect(shown.querySelectorAll('tr')[2]).toBe(aarav)
  expect(aarav!.textContent).toBe('aarav2½')
  expect(aarav!.querySelector('details')!.open).toBe(true)
  expect(document.activeElement).toBe(aarav!.querySelector('a'))
})

test('what a script fills stays as it is', () => {
  const shown = show('<p data-own role="status">Two of three</p>')
  const fresh = page('<p>More</p><p data-own role="status"></p>')
  fresh.querySelector('footer')!.textContent = 'theirs'
  patch(shown, fresh)
  expect(shown.textContent).toBe('OpenMoreTwo of threemine')
})
