// @vitest-environment happy-dom
import { onlineManager } from '@tanstack/react-query'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { ServerImage } from './server-image'

afterEach(cleanup)

it.each([
  ['something else', <p key="p">grey</p>],
  ['nothing else', undefined],
])('with %s in its place, a picture that failed is asked for again online', (_how, instead) => {
  const image = () => screen.queryByAltText('Banner')
  render(<ServerImage src="/uploads/a.jpg" alt="Banner" {...(instead && { instead })} />)
  const first = screen.getByAltText('Banner')
  act(() => onlineManager.setOnline(false))
  fireEvent.error(first)
  expect(screen.queryByText('grey') !== null).toBe(instead !== undefined)
  act(() => onlineManager.setOnline(true))
  expect(image()).not.toBeNull()
  expect(image(), 'a new element asks again').not.toBe(first)
  expect(screen.queryByText('grey')).toBeNull()
})

it('a picture that is shown stays as the network comes and goes', () => {
  render(<ServerImage src="/uploads/a.jpg" alt="Banner" />)
  const first = screen.getByAltText('Banner')
  act(() => onlineManager.setOnline(false))
  act(() => onlineManager.setOnline(true))
  expect(screen.getByAltText('Banner')).toBe(first)
})
