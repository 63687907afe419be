import { expect, test } from 'vitest'
import { addressExpression, publicAddresses } from '@academy/api/shared/addresses/public_addresses'
import { addressIn, LANGUAGES, translations } from '@academy/api/shared/languages/languages'
import { paths } from '~/paths'
import { addressFaults } from './public-addresses'

const page = (pattern: string, isPrerendered: boolean) => ({
  pattern,
  isPrerendered,
  entrypoint: 'src/pages/x.astro',
})

/** What a build finds that has exactly the pages of the table. */
const routes = publicAddresses.flatMap(({ path, answer, isTranslated }) =>
  (isTranslated ? LANGUAGES : (['en'] as const)).map((language) =>
    page(addressIn(language, path), answer === 'built')
  )
)

test('a build with the pages of the table is right', () => {
  expect(addressFaults(routes)).toEqual([])
})

test.each([
  ['a page without a row', [...routes, page('/faq', true)], /^\/faq has a page/],
  [
    'a row without a page in one language',
    routes.filter(({ pattern }) => pattern !== '/mr/about'),
    /^\/mr\/about stands in .*no page/,
  ],
  [
    'a page that is built instead of rendered',
    routes.map((one) => (one.pattern === '/updates' ? page('/updates', true) : one)),
    /^\/updates is built once/,
  ],
])('%s is named', (_, built, fault) => {
  expect(addressFaults(built)).toEqual([expect.stringMatching(fault)])
})

test('every address that the pages link to stands in the table', () => {
  const known = new RegExp(
    addressExpression(['built', 'rendered', 'list', 'form', 'redirect'], translations)
  )
  const names = Object.keys(paths) as (keyof typeof paths)[]
  const addresses = names.flatMap((name) => {
    if (name === 'paths' || name === 'absolute' || name === 'login') return []
    return paths[name]('2026-11-28', 7)
  })
  expect(addresses.filter((address) => !known.test(address))).toEqual([])
})
