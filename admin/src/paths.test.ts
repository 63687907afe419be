import { expect, it } from 'vitest'
import { menuViewOf, paths } from './paths'

it.each([
  [paths.tournaments, paths.tournaments],
  [paths.results('a'), paths.tournaments],
  [paths.achievements, paths.achievements],
  [paths.contacts, paths.contacts],
  [paths.settings, paths.settings],
  [paths.classes, paths.settings],
  [paths.security, paths.settings],
  [paths.activity, paths.settings],
])('at %s the menu marks %s', (shown, marked) => {
  expect(menuViewOf(shown)).toBe(marked)
})
