import type { Page } from '@playwright/test'
import type { Client } from '../../tests/support/client.ts'

/**
 * The yardstick for long lists: on an empty page of the site, all messages at once, five elements
 * each, and a search that draws again all that match. No framework, which would only make it slower.
 */
export async function showPlainList(page: Page, client: Client, token: string) {
  const { text } = await client.call('/api/contacts', { token })
  await page.goto(`${client.origin}/robots.txt`)
  await page.evaluate((text) => {
    const { data } = JSON.parse(text) as { data: Record<string, string>[] }
    const search = document.createElement('input')
    search.type = 'search'
    const list = document.createElement('div')
    const make = (name: string, ...children: (Node | string)[]) => {
      const element = document.createElement(name)
      element.append(...children)
      return element
    }
    const draw = () => {
      const wanted = search.value.toLowerCase()
      const found = data.filter(({ name = '', email = '', message = '' }) =>
        [name, email, message].some((text) => text.toLowerCase().includes(wanted))
      )
      const rows = found.map(({ name = '', message = '', createdAt = '' }) => {
        const facts = [make('strong', name), make('span', message), make('time', createdAt)]
        return make('div', make('button', ...facts))
      })
      list.replaceChildren(...rows)
    }
    search.addEventListener('input', draw)
    document.body.replaceChildren(search, list)
    draw()
  }, text)
}

/** A search that all have, letter by letter, and taken back. */
export async function usePlainList(page: Page) {
  const search = page.getByRole('searchbox')
  await search.click()
  await page.keyboard.type('visitor', { delay: 60 })
  await search.press('Backspace')
}
