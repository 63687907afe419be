import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Description } from './Description.tsx'

test.each([
  ['Join https://lichess.org/team/a-b, then play.', ['https://lichess.org/team/a-b']],
  ['(https://forms.example/x?y=1&z=2)', ['https://forms.example/x?y=1&amp;z=2']],
  ['नोंदणी: www.forms.example/x। फी २००', ['https://www.forms.example/x']],
  ['https://en.example/Rook_(chess).', ['https://en.example/Rook_(chess)']],
  ['javascript:alert(1) <b>no</b>', []],
])('the web addresses of a description are links: %s', (text, expected) => {
  const html = renderToStaticMarkup(<Description text={text} language={undefined} />)
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(expected)
  expect(html.replace(/<\/?[ap][^>]*>/g, '')).toBe(
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  )
})
