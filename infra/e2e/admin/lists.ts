import { type Page } from '@playwright/test'

/** How the facts of an event look where there are none. */
const nothingKnown = {
  startDate: null,
  endDate: null,
  reportingTime: null,
  venue: null,
  city: null,
  mapUrl: null,
  entryFee: null,
  entryDeadline: null,
  seatsNote: null,
  rounds: null,
  format: null,
  timeControl: null,
  rated: null,
  eligibility: null,
  categories: [],
  federationCodes: null,
  contactName: null,
  contactPhone: null,
  status: 'scheduled',
}

/** The wire's shapes, as a test dictates them. */
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
    ...nothingKnown,
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
    createdAt: '2026-11-01T10:00:00.000Z',
    ...fields,
  }
}

export const listPaths = {
  tournaments: '/api/tournaments/admin',
  achievements: '/api/achievements/admin',
  contacts: '/api/contacts',
  settings: '/api/settings',
} as const

/** Answers a list, or the settings, with this data instead of the server's. */
export async function dictate(page: Page, list: keyof typeof listPaths, data: unknown) {
  await page.route(
    (url) => url.pathname === listPaths[list],
    (route) =>
      route.request().method() === 'GET' ? route.fulfill({ json: { data } }) : route.fallback()
  )
}

/** The cards or rows that are shown; the facts and tags inside of them are list items as well. */
export const items = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })

/** The toasts that say this. */
export const toast = (page: Page, words: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: words })
