import { type Locator, type Page } from '@playwright/test'
import { expect } from '../fixtures.ts'
import { achievement, contact, dictate, items, tournament } from './lists.ts'
import { fillIn, openNew, expectFilled } from './tournament-form.ts'

/** A call of the admin app, and what its failing looks like. */
export interface Call {
  name: string
  /** The calls of one page are tried after each other in one browser; those without one alone. */
  page?: string
  method: string
  path: string
  /** Brings the page to where the call can be made. */
  arrange: (page: Page) => Promise<unknown>
  act: (page: Page) => Promise<unknown>
  /** The sentence of the specification, or of the app where that is silent. */
  says: string
  /** Said even where the server has a sentence of its own. */
  isExact?: boolean
  /** Where it is said; the banner, if nothing else. */
  place?: (page: Page) => Locator
  /** What the fault must not have changed. */
  kept: (page: Page) => Promise<unknown>
  /** After the next sign-in what was typed stands there again. */
  comesBack?: boolean
  /** A form's save: without an answer it is sent again, and offline it waits. */
  isKept?: boolean
}

// By attributes: behind a dialog there are no roles.
export const banner = (page: Page) => page.locator('main [role=alert]').first()
const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true })
const dialog = (page: Page) => page.getByRole('dialog')
const inForm = (page: Page) => dialog(page).getByRole('alert').filter({ hasText: /./ })
const keptCard = (page: Page) =>
  expect(page.locator('main [role=list] > * > [role=listitem]')).toHaveCount(1)

async function confirmDelete(page: Page, remove: string | RegExp) {
  await button(page, remove).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
}

const gone = { deletedAt: '2026-11-01T10:00:00.000Z', goneAt: '2099-12-01T10:00:00.000Z' }

/** Goes to an address as Back and Forward do: within the page, and without its links. */
export const visit = (page: Page, address: string) =>
  page.evaluate((to) => {
    history.pushState({ key: to }, '', to)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state as object }))
  }, address)

/** Opens a view, without loading the app again where it runs already. */
const open = (page: Page, address: string) =>
  isInApp(page) ? visit(page, address) : page.goto(address)

export const isInApp = (page: Page) => /^https?:\/\/[^/]+\/admin\b/.test(page.url())

function restoring(kind: string, view: string, deleted: object): Call {
  const path = `/api/${kind}s`
  return {
    name: `restore one of the ${kind}s`,
    page: `${kind}s`,
    method: 'POST',
    path: `${path}/*/restore`,
    async arrange(page) {
      await page.route(`**${path}/deleted`, (route) =>
        route.fulfill({ json: { data: [{ ...deleted, ...gone }] } })
      )
      await open(page, `${view}?deleted`)
      await expect(dialog(page).getByText('Gone', { exact: false }).first()).toBeVisible()
    },
    act: (page) => page.getByRole('button', { name: /^Restore Gone/ }).click(),
    says: `Failed to restore ${kind}`,
    isExact: true,
    place: (page) => dialog(page).getByRole('alert'),
    kept: (page) => expect(dialog(page).getByRole('listitem')).toHaveCount(1),
  }
}

/** What tournaments and achievements have in common. */
function shownCalls(kind: 'tournament' | 'achievement', view: string): Call[] {
  const many = `${kind}s` as const
  const one = kind === 'tournament' ? tournament : achievement
  const path = `/api/${many}`
  const withOne = async (page: Page) => {
    await dictate(page, many, [one('a', { title: 'Kept' })])
    await open(page, view)
    await keptCard(page)
  }
  return [
    {
      name: `update one of the ${many}`,
      method: 'PUT',
      path: `${path}/*`,
      async arrange(page) {
        await withOne(page)
        await button(page, 'Edit Kept').click()
        await dialog(page).getByLabel('Title').fill('Typed')
      },
      act: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
      says: `Failed to save ${kind}`,
      place: inForm,
      kept: (page) => expect(dialog(page).getByLabel('Title')).toHaveValue('Typed'),
      comesBack: true,
      isKept: true,
    },
    {
      name: `hide one of the ${many}`,
      page: many,
      method: 'PUT',
      path: `${path}/*`,
      arrange: withOne,
      act: (page) => button(page, 'Hide Kept').click(),
      says: `Failed to save ${kind}`,
      kept: keptCard,
    },
    {
      name: `delete one of the ${many}`,
      page: many,
      method: 'DELETE',
      path: `${path}/*`,
      arrange: withOne,
      act: (page) => confirmDelete(page, 'Delete Kept'),
      says: `Failed to delete ${kind}`,
      isExact: true,
      kept: keptCard,
    },
    {
      name: `deactivate several ${many}`,
      page: many,
      method: 'PUT',
      path: `${path}/*`,
      arrange: withOne,
      async act(page) {
        const select = button(page, 'Select')
        if ((await select.getAttribute('aria-pressed')) === 'false') await select.click()
        await page.getByRole('checkbox', { name: 'Select Kept' }).check()
        await button(page, 'Hide').click()
      },
      says: `Failed to hide 1 of 1 ${kind}: Kept`,
      isExact: true,
      kept: (page) =>
        expect(page.getByText('1 selected').or(page.getByText('Working...'))).toBeVisible(),
    },
    restoring(kind, view, one('b', { title: 'Gone' })),
  ]
}

const views = {
  tournament: '/admin',
  achievement: '/admin/achievements',
  contact: '/admin/contacts',
}

async function openContact(page: Page) {
  const failed = {
    _id: 'm',
    recipient: 'a@b.example',
    state: 'failed',
    attempts: 1,
    answer: '550 No',
    nextAttemptAt: null,
    createdAt: '2026-11-01T10:00:00.000Z',
    updatedAt: '2026-11-01T10:00:00.000Z',
  }
  await dictate(page, 'contacts', [
    contact('a', { name: 'Kept', isRead: true, notifications: [failed] }),
  ])
  await open(page, '/admin/contacts?open=a')
  await expect(page.getByText('May my daughter play?')).toBeVisible()
}

async function openSettings(page: Page) {
  await dictate(page, 'settings', {
    notificationEmails: ['coach@sahyadri.example'],
    emailNotifications: true,
  })
  await open(page, '/admin/settings')
  await expect(page.getByText('coach@sahyadri.example')).toBeVisible()
}

const keptMessage = (page: Page) => expect(page.getByText('May my daughter play?')).toBeVisible()
const typedEmail = 'new@sahyadri.example'
const newPassword = 'the bishop pair wins endgames'

export const changes: Call[] = [
  {
    name: 'create a tournament',
    method: 'POST',
    path: '/api/tournaments',
    async arrange(page) {
      await page.goto('/admin')
      await fillIn(await openNew(page))
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
    says: 'Failed to save tournament',
    place: inForm,
    kept: (page) => expectFilled(dialog(page)),
    comesBack: true,
    isKept: true,
  },
  {
    name: 'create an achievement',
    method: 'POST',
    path: '/api/achievements',
    async arrange(page) {
      await page.goto('/admin/achievements?new')
      await dialog(page).getByLabel('Title').fill('District champion')
      await dialog(page).getByLabel('Student name').fill('Asha Patil')
      await dialog(page).getByLabel('Description', { exact: true }).fill('Won every round.')
      await dialog(page).getByLabel('Date').fill('2026-10-02')
      await dialog(page).getByLabel('Location').fill('Satara')
    },
    act: (page) => dialog(page).getByRole('button', { name: 'Save', exact: true }).click(),
    says: 'Failed to save achievement',
    place: inForm,
    async kept(page) {
      await expect(dialog(page).getByLabel('Student name')).toHaveValue('Asha Patil')
      await expect(dialog(page).getByLabel('Date')).toHaveValue('2026-10-02')
    },
    comesBack: true,
    isKept: true,
  },
  ...shownCalls('tournament', views.tournament),
  ...shownCalls('achievement', views.achievement),
  {
    name: 'delete a contact',
    page: 'contacts',
    method: 'DELETE',
    path: '/api/contacts/*',
    arrange: openContact,
    act: (page) => confirmDelete(page, 'Delete the message of Kept'),
    says: 'Failed to delete contact',
    isExact: true,
    kept: keptMessage,
  },
  {
    name: 'retry the notifications of a contact',
    page: 'contacts',
    method: 'POST',
    path: '/api/contacts/*/notifications/retry',
    arrange: openContact,
    act: (page) => page.getByRole('button', { name: /^Retry the notifications/ }).click(),
    says: 'Failed to send the notifications again',
    kept: (page) => expect(page.getByText('The mail server said: 550 No')).toBeVisible(),
  },
  {
    name: 'mark several contacts as read',
    page: 'contacts',
    method: 'PATCH',
    path: '/api/contacts/*/read',
    async arrange(page) {
      await dictate(page, 'contacts', [contact('a', { name: 'Kept' })])
      // Other messages than those that the app has: it has to load them.
      await page.goto('/admin/contacts')
      await button(page, 'Select').click()
    },
    async act(page) {
      await page.getByRole('checkbox', { name: 'Select the message of Kept' }).check()
      await button(page, 'Mark Read').click()
    },
    says: 'Failed to mark as read 1 of 1 contact: Kept',
    isExact: true,
    kept: (page) => expect(items(page).getByText('New', { exact: true })).toBeVisible(),
  },
  restoring('contact', views.contact, contact('b', { name: 'Gone' })),
  {
    name: 'switch the notifications',
    page: 'settings',
    method: 'PUT',
    path: '/api/settings/notifications',
    arrange: openSettings,
    act: (page) => page.getByRole('switch', { name: 'Email Notifications' }).click(),
    says: 'Failed to update notification settings',
    isExact: true,
    kept: (page) => expect(page.getByRole('switch', { name: 'Email Notifications' })).toBeChecked(),
  },
  {
    name: 'add a recipient',
    page: 'settings',
    method: 'PUT',
    path: '/api/settings/emails',
    async arrange(page) {
      await openSettings(page)
      await page.getByLabel('Email address').fill(typedEmail)
    },
    act: (page) => button(page, 'Add').click(),
    says: 'Failed to add email address',
    isExact: true,
    kept: (page) => expect(page.getByLabel('Email address')).toHaveValue(typedEmail),
    comesBack: true,
  },
  {
    name: 'remove a recipient',
    page: 'settings',
    method: 'PUT',
    path: '/api/settings/emails',
    arrange: openSettings,
    act: (page) => button(page, 'Remove coach@sahyadri.example').click(),
    says: 'Failed to remove email address',
    isExact: true,
    kept: (page) => expect(page.getByText('coach@sahyadri.example')).toBeVisible(),
  },
  {
    name: 'send a test email',
    page: 'settings',
    method: 'POST',
    path: '/api/settings/test-email',
    arrange: openSettings,
    act: (page) => button(page, 'Send Test Email').click(),
    says: 'Failed to send the test email',
    place: (page) => page.getByRole('alert').filter({ hasText: /./ }),
    kept: (page) => expect(page.getByText('coach@sahyadri.example')).toBeVisible(),
  },
  {
    name: 'change the password',
    page: 'settings',
    method: 'PUT',
    path: '/api/auth/password',
    async arrange(page) {
      await openSettings(page)
      await page.getByLabel('Current password').fill('knight to f3')
      await page.getByLabel('New password', { exact: true }).fill(newPassword)
    },
    act: (page) => button(page, 'Change Password').click(),
    says: 'Failed to change the password',
    place: (page) => page.getByRole('alert').filter({ hasText: /./ }),
    kept: (page) =>
      expect(page.getByLabel('New password', { exact: true })).toHaveValue(newPassword),
  },
  {
    name: 'sign out everywhere',
    page: 'settings',
    method: 'POST',
    path: '/api/auth/logout-everywhere',
    arrange: openSettings,
    act: (page) => button(page, 'Sign Out Everywhere').click(),
    says: 'Failed to sign out everywhere',
    kept: (page) => expect(page).toHaveURL(/\/admin\/settings$/),
  },
]

export const loads = [
  {
    list: 'tournaments',
    link: 'Tournaments',
    says: 'Failed to load tournaments',
    from: '/admin/settings',
  },
  {
    list: 'achievements',
    link: 'Achievements',
    says: 'Failed to load achievements',
    from: '/admin/settings',
  },
  {
    list: 'contacts',
    link: 'Contacts',
    says: 'Failed to load contact submissions',
    from: '/admin/settings',
  },
  { list: 'settings', link: 'Settings', says: 'Failed to load settings', from: '/admin' },
] as const

/** What is loaded beside the lists, and where its failing is said. */
export const details = [
  ...(['tournament', 'achievement', 'contact'] as const).map((kind) => ({
    name: `the ${kind}s that were deleted`,
    path: `/api/${kind}s/deleted`,
    address: `${views[kind]}?deleted`,
    says: 'The list could not be loaded.',
    place: dialog,
    answer: { data: [] } as object,
    shows: (page: Page) => dialog(page).getByText('Nothing was deleted in the last 30 days.'),
  })),
  ...(['tournament', 'achievement'] as const).map((kind) => ({
    name: `a single ${kind}`,
    path: `/api/${kind}s/elsewhere`,
    address: `${views[kind]}?edit=elsewhere`,
    says: `Failed to load this ${kind}`,
    place: banner,
    answer: { data: (kind === 'tournament' ? tournament : achievement)('elsewhere') },
    shows: (page: Page) => dialog(page).getByLabel('Title'),
  })),
  {
    name: 'a single contact',
    path: '/api/contacts/elsewhere',
    address: '/admin/contacts?message=elsewhere',
    says: 'Failed to load this contact',
    place: banner,
    answer: { data: contact('elsewhere', { isRead: true }) },
    shows: (page: Page) => page.getByText('May my daughter play?'),
  },
]
