// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { hideOver } from './hide-over'

const MIDNIGHT = Date.parse('2026-11-29T18:30:00Z')

test('what is over is hidden at midnight in India, and a part without anything left', () => {
  document.body.innerHTML = `
    <section data-holds-days><p data-last-day="2026-11-29"></p></section>
    <section data-holds-days>
      <p data-last-day="2026-11-29"></p>
      <p data-last-day="2026-11-30"></p>
    </section>`
  const hidden = () =>
    [...document.querySelectorAll<HTMLElement>('section, p')].map((element) => element.hidden)
  hideOver(document, MIDNIGHT - 1)
  expect(hidden()).toEqual([false, false, false, false, false])
  hideOver(document, MIDNIGHT)
  expect(hidden()).toEqual([true, true, false, true, false])
})
