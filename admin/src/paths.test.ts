import { publicAddresses } from '@academy/api/shared/addresses/public_addresses'
import { expect, it } from 'vitest'
import { afterSignIn, menuViewOf, paths, signInThen, sitePaths } from './paths'

it.each(Object.entries(sitePaths))('the website has what %s leads to', (_name, pathOf) => {
  expect(publicAddresses.map(({ path }) => path)).toContain(pathOf('[slug]'))
})

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

it.each([
  ['/admin', '/admin'],
  ['/admin/contacts?status=unread', '/admin/contacts?status=unread'],
  ['//stranger.example/admin', '/admin'],
  ['https://stranger.example/admin', '/admin'],
  ['/administrator', '/admin'],
])('after signing in for %s the app opens %s', (asked, opened) => {
  expect(afterSignIn(new URL(signInThen(asked), 'https://academy.example').searchParams)).toBe(
    opened
  )
})
