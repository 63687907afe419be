// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useIncomingFiles } from './use-incoming-files'

afterEach(cleanup)

it.each([
  ['taken', true, 1],
  ['ignored while the cropper is open', false, 0],
])('a file dropped on the page does not navigate away, and is %s', (_name, isTaking, times) => {
  const take = vi.fn()
  renderHook(() => useIncomingFiles(isTaking, take))
  const dataTransfer = { types: ['Files'], files: [new File([], 'photo.jpg')] }
  const drop = Object.assign(new Event('drop', { cancelable: true }), { dataTransfer })
  window.dispatchEvent(drop)
  expect(drop.defaultPrevented).toBe(true)
  expect(take).toHaveBeenCalledTimes(times)
})
