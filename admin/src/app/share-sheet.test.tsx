// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { cleanup, render, screen } from '@testing-library/react'
import { BrowserRouter } from 'react-router-dom'
import { afterEach, expect, it } from 'vitest'
import { achievementResource } from '@/features/achievements/achievement-resource'
import type { Achievement } from '@/lib/data'
import { itemQuery } from '@/lib/item-queries'
import { ShareSheet } from './share-sheet'

afterEach(() => {
  cleanup()
  document.documentElement.lang = 'en'
})

const item = { _id: 'a', title: 'First', studentName: 'Asha', slug: 'first', isActive: true }

function show(fields: object) {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const achievement = { ...item, date: '2026-11-01', location: 'Pune', ...fields } as Achievement
  client.setQueryData(itemQuery(achievementResource, 'a').queryKey, achievement)
  render(
    <QueryClientProvider client={client}>
      <BrowserRouter>
        <ShareSheet kind="achievements" id="a" onClose={() => undefined} />
      </BrowserRouter>
    </QueryClientProvider>
  )
}

it('what goes to a group is in both languages of the item, with the link of each', () => {
  show({ translations: { mr: { title: { text: 'पहिला', source: 'First' } } } })
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: 'Send to WhatsApp' })
  const text = new URL(link.href).searchParams.get('text')
  const { origin } = window.location
  expect(text).toMatch(/^Asha: First\n/)
  expect(text).toContain(`${origin}/achievements/first\n`)
  expect(text).toContain('पहिला')
  expect(text).toContain(`${origin}/mr/achievements/first`)
})

it.each([
  ['en', '/uploads/share/a/0000000000000000.jpg'],
  ['mr', '/uploads/share/a/0000000000000000-mr.jpg'],
  ['hi', '/uploads/share/a/0000000000000000-hi.jpg'],
])('the share picture is in the language of the app: %s', (language, address) => {
  document.documentElement.lang = language
  show({})
  expect(screen.getByRole('img').getAttribute('src')).toBe(address)
})
