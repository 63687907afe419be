// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOnline } from '@/lib/use-online'
import { Providers } from './providers'

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

const Network = () => <p>{useOnline() ? 'with a network' : 'without a network'}</p>

function set(isOnline: boolean) {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'))
}

const open = () =>
  render(
    <Providers>
      <Network />
    </Providers>
  )

it.each([
  [true, 'with a network'],
  [false, 'without a network'],
])(
  'what became of the network while nobody was signed in is known after (%s)',
  (isOnline, words) => {
    const { unmount } = open()
    set(!isOnline)
    unmount()
    set(isOnline)
    open()
    expect(screen.getByText(words)).toBeDefined()
  }
)
