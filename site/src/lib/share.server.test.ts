import { expect, test } from 'vitest'
import { shareDescription } from './share.server'

test.each([
  ['one line', 'One\nline', 'One line'],
  ['whole words', `${'word '.repeat(15)}longer, and more`, `${'word '.repeat(15).trim()}…`],
  ['whole emojis', `${'🏆'.repeat(60)} Open`, `${'🏆'.repeat(39)}…`],
  ['whole letters', `${'क्षि'.repeat(40)} शिबीर`, `${'क्षि'.repeat(19)}…`],
])('a link is shared with %s', (_, text, expected) => {
  expect(shareDescription(text)).toBe(expected)
})
