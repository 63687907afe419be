import { type Locator, type Page } from '@playwright/test'
import { NO_FACTS } from '../../../../api/tests/support/no_facts.ts'

/** Responses of the API, for tests that mock them. */
export function tournament(_id: string, fields: object = {}) {
  return {
    _id,
    slug: _id,
    title: `Tournament ${_id}`,
    description: 'Seven rounds of rapid chess.',
    banner: null,
    bannerPicture: null,
    formLink: 'https://forms.example/open',
    isActive: true,
    maxParticipants: null,
    prizes: [],
    ...NO_FACTS,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}

export function achievement(_id: string, fields: object = {}) {
  return {
    _id,
    slug: _id,
    title: `Achievement ${_id}`,
    studentName: 'Asha Patil',
    description: 'Won every round.',
    date: '2026-10-02',
    location: 'Satara',
    ratingChange: '',
    tags: [] as string[],
    image: null,
    imagePicture: null,
    isActive: true,
    createdAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}

export function contact(_id: string, fields: object = {}) {
  return {
    _id,
    name: `Visitor ${_id}`,
    email: `${_id}@family.example`,
    phone: '',
    subject: '',
    message: 'May my daughter play?',
    isRead: false,
    notifications: [] as object[],
    createdAt: '2026-11-01T10:00:00.000Z',
    keptUntil: '2028-11-01T10:00:00.000Z',
    ...fields,
  }
}

const listPaths = {
  tournaments: '/api/tournaments/admin',
  achievements: '/api/achievements/admin',
  contacts: '/api/contacts',
  settings: '/api/settings',
} as const

/** Answers a list, searched and filtered, or the settings, with this data instead of the server's. */
export async function dictate(
  page: Page,
  list: keyof typeof listPaths,
  data: unknown,
  more: object = {}
) {
  await page.route(
    (url) => url.pathname === listPaths[list],
    (route) => {
      if (route.request().method() !== 'GET') return route.fallback()
      if (!Array.isArray(data)) return route.fulfill({ json: { data } })
      const query = new URL(route.request().url()).searchParams
      const all = data as Counted[]
      const found = all.filter((item) => passes(item, query))
      const meta = { ...countsOf(all), total: found.length, ...more }
      return route.fulfill({ json: { data: found, meta } })
    }
  )
}

function passes(item: Counted, query: URLSearchParams) {
  const { isRead, isActive, tags = [], createdAt = '', ...texts } = item
  const q = query.get('q')?.toLowerCase() ?? ''
  const isOf = { unread: isRead === false, read: isRead, active: isActive, inactive: !isActive }
  const status = query.get('status') as keyof typeof isOf | null
  const tag = query.get('tag')
  return (
    Object.values(texts).some((text) => String(text).toLowerCase().includes(q)) &&
    (!status || isOf[status]) &&
    (!tag || tags.includes(tag)) &&
    Date.parse(createdAt) >= Date.parse(query.get('from') ?? createdAt)
  )
}

interface Counted {
  isRead?: boolean
  isActive?: boolean
  tags?: string[]
  createdAt?: string
}

function countsOf(items: Counted[]) {
  const all = items.length
  const tags = [...new Set(items.flatMap((item) => item.tags ?? []))].sort()
  return { total: all, all, next: null, tags }
}

/** The cards or rows that are shown; the facts and tags inside of them are list items as well. */
export const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

/** The card or row with these words. */
export const card = (page: Page, words: string) => items(page).filter({ hasText: words })

/** What is rarely done with a card: behind its last button, which stays open. */
export const showMore = (row: Locator) => row.getByRole('button', { name: /^More: / }).click()

/** The toasts that say this. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words })
