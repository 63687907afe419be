import { expect } from '../fixtures.ts'
import { test } from './visitor.ts'

test('the about page tells the story in the specified parts', async ({ page }) => {
  await page.goto('/about')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { level: 2 })).toHaveText([
    'Our Story',
    'Our Approach',
    'Our Mission and Values',
    'Our Journey',
    'Visit Us',
  ])
  const approach = page.getByRole('region', { name: 'Our Approach' })
  await expect(approach).toContainText('20+')
  await expect(approach).toContainText('FIDE rated players')
  await expect(approach).toContainText('10+')
  const journey = page.getByRole('region', { name: 'Our Journey' })
  await expect(journey.getByText(/^20\d\d$/)).toHaveText(['2016', '2018', '2020', '2022', '2024'])
})

test('the map is asked for by a press and not before', async ({ page, foreign }) => {
  await page.route('https://www.google.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Map</title>' })
  )
  await page.goto('/about')
  const visit = page.getByRole('region', { name: 'Visit Us' })
  await visit.scrollIntoViewIfNeeded()
  await expect(visit.getByRole('link', { name: 'Get directions' })).toHaveAttribute(
    'href',
    /^https:\/\/www\.google\.com\/maps\/dir\//
  )
  const map = visit.getByTitle(/^Map:/)
  await expect(map).toBeHidden()
  expect(foreign).toEqual([])

  await visit.getByText('Show the map').click()
  await expect(map).toBeVisible()
  await expect.poll(() => foreign.length).toBe(1)
  expect(foreign.pop()).toMatch(/^https:\/\/www\.google\.com\/maps\?q=.+&output=embed$/)
})
