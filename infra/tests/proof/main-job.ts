import assert from 'node:assert/strict'
import { assertCleanPicture, SENT, written } from '../e2e/main-job-facts.ts'
import type { Screen, Wanted } from './screen.ts'

export interface Visit {
  origin: string
  director: { email: string; password: string }
  /** Whether the admin's sidebar is behind a button. */
  isPhone: boolean
  /** The picture that the director chooses. */
  photo: string
}

const button = (name: string | RegExp, within?: Wanted): Wanted => ({
  role: 'button',
  name,
  within,
})
const field = (name: RegExp, within?: Wanted): Wanted => ({ role: 'textbox', name, within })
const dialog = (name: string): Wanted => ({ role: 'dialog', name })
const main: Wanted = { role: 'main' }

async function pressInSidebar(screen: Screen, { isPhone }: Visit, target: Wanted) {
  if (isPhone) await screen.press(button('Open menu'))
  await screen.press(target)
}

/** The director signs in and publishes a tournament with a turned and cropped photo. */
export async function publish(screen: Screen, visit: Visit, title: string) {
  await screen.open('/login')
  await screen.fill(field(/^Email/), visit.director.email)
  await screen.fill({ label: /^Password/ }, visit.director.password)
  await screen.press(button('Sign In'))
  await screen.at(/^\/admin$/)
  await screen.press(button('Add Tournament'))
  const form = dialog('Create New Tournament')
  await screen.fill(field(/^Title/, form), title)
  await screen.fill(field(/^Description/, form), written.description)
  await screen.fill(field(/^Registration link/, form), written.registration)
  const file = await screen.find({ css: 'input[type=file][accept*=image]', within: form })
  await file.attach(visit.photo)
  const cropper = dialog('Crop picture')
  await screen.press(button('Rotate right', cropper))
  await screen.find(button('Crop', cropper), 'free')
  await screen.press(button('Crop', cropper))
  await screen.gone(cropper)
  // Something that lies outside the form's scrolling part would let its buttons be scrolled away.
  const hidden = await screen.tab.run<number>(`((form) => form.scrollHeight - form.clientHeight)(
    document.querySelector('[role=dialog]'))`)
  assert.equal(hidden, 0, 'the dialog itself scrolls')
  await screen.press(button('Save', form))
  await screen.gone(form)
  await screen.find(button(`Edit ${title}`))
}

/** A visitor finds it by search, opens its dialog, goes back, and opens its own address cold. */
export async function find(screen: Screen, title: string): Promise<string> {
  await screen.open('/updates')
  const search: Wanted = { role: 'searchbox', name: 'Search tournaments' }
  // Before the island has taken over, the box is a plain form's.
  await screen.until('the search', async () => {
    await screen.fill(search, title.toUpperCase())
    return /[?&]q=/.test(await screen.address())
  })
  const heading: Wanted = { role: 'heading', level: 2, within: main }
  await screen.find({ ...heading, name: title })
  const others = await screen.tab.run<number>("document.querySelectorAll('main li h2').length")
  assert.equal(others, 1)
  const list = `/updates?${new URLSearchParams({ q: title.toUpperCase() })}`
  await screen.until('the address of the whole search', async () => {
    return (await screen.address()) === list
  })

  await screen.press({ role: 'link', name: new RegExp(title), within: main })
  const opened = dialog(title)
  await screen.find({ text: written.description, within: opened })
  const register: Wanted = { role: 'link', name: /[Rr]egister/, within: opened }
  await screen.find({ css: `a[href="${written.registration}"]`, within: opened })
  await screen.find(register)
  await screen.at(/^\/updates\/[a-z0-9-]+$/)
  const address = await screen.address()

  await screen.tab.back()
  await screen.gone(opened)
  assert.equal(await screen.address(), list)
  await screen.open(address)
  await screen.find({ role: 'heading', level: 1, name: title })
  return address
}

/** The picture that this very engine has cut and sent. */
export async function assertItsPicture({ origin }: Visit, title: string) {
  const list = await fetch(`${origin}/api/tournaments`)
  const { data } = (await list.json()) as { data: { title: string; banner: string }[] }
  const banner = data.find((tournament) => tournament.title === title)?.banner
  const answer = await fetch(origin + banner)
  assert.equal(answer.status, 200)
  await assertCleanPicture(Buffer.from(await answer.arrayBuffer()))
}

/**
 * A browser without JavaScript follows the list to a page. A driver's own click waits for a promise of
 * the page, which Gecko then keeps for ever: the link is followed by its address.
 */
export async function readPlain(screen: Screen) {
  const { tab } = screen
  await screen.open('/updates')
  const title = await tab.run<string>("document.querySelector('main li h2').innerText")
  await screen.open(await tab.run<string>("[...document.querySelectorAll('main li a')][0].href"))
  assert.equal(await tab.run("document.querySelector('h1').innerText"), title)
  assert.match(await screen.address(), /^\/updates\/[a-z0-9-]+$/)
}

/** The visitor writes to the academy. */
export async function write(screen: Screen, name: string) {
  await screen.open('/contact')
  // It wakes up with the focus.
  await screen.press(field(/^Your name/, main))
  await screen.until('the form to be awake', () =>
    screen.tab.run<boolean>(`Object.keys(document.querySelector('.contact-form'))
      .some((key) => key.startsWith('__react'))`)
  )
  await screen.fill(field(/^Your name/, main), name)
  await screen.fill(field(/^Email/, main), written.email)
  await screen.fill(field(/^Phone/, main), written.phone)
  await screen.fill(field(/^Subject/, main), 'The tournament')
  await screen.fill(field(/^Message/, main), written.question)
  await screen.press(button('Send Message'))
  await screen.find({ text: SENT })
}

/** The director reads it; it stays read. */
export async function read(screen: Screen, visit: Visit, name: string) {
  await screen.open('/admin')
  await pressInSidebar(screen, visit, { role: 'link', name: /^Contacts/ })
  const closed: Wanted = { role: 'button', name: new RegExp(name), expanded: false }
  await screen.press(closed)
  const opened: Wanted = { ...closed, expanded: true }
  await screen.find(opened)
  await screen.find({ text: written.question })
  await screen.until('the message to be marked as read', () =>
    screen.tab.run<boolean>(`performance.getEntriesByType('resource')
      .some(({ name, responseEnd }) => name.endsWith('/read') && responseEnd > 0)`)
  )
  await screen.open('/admin/contacts')
  await screen.find(closed)
  await screen.until('it to be read', async () => {
    return !(await screen.has({ text: 'New', within: closed }))
  })
}

/** Hidden, the tournament is gone for visitors at once; signing out ends the session. */
export async function hideAndLeave(screen: Screen, visit: Visit, title: string, address: string) {
  await screen.open('/admin')
  await screen.press(button(`Edit ${title}`))
  const form = dialog('Edit Tournament')
  await screen.press({ role: 'switch', name: /[Aa]ctive/, within: form })
  await screen.press(button('Save', form))
  await screen.gone(form)
  assert.equal((await fetch(visit.origin + address)).status, 404)
  assert.doesNotMatch(await (await fetch(`${visit.origin}/updates`)).text(), new RegExp(title))
  await pressInSidebar(screen, visit, button('Logout'))
  await screen.at(/^\/login/)
  await screen.open('/admin')
  await screen.at(/^\/login/)
}
