import { type Page } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { items } from '../lists.ts'
import { fillIn, filled, newForm } from '../tournament-form.ts'
import { chipOf, hasFreeDraft, outboxOf } from './device.ts'
import { nameOf, type Intentions } from './intentions.ts'

const LISTED_MAX = 6

interface OpenForm {
  isNew: boolean
  /** The text that is typed; nothing yet in a form that stands empty. */
  text: string | undefined
  isSaving: boolean
  /** Its save has been on a way that leads there and back: it may close at any moment. */
  mayClose?: true
}

/** One press; false where it cannot be done as things are. */
type Move = () => Promise<boolean | void>

/** The presses in one tab, in the list of tournaments, their forms and the outbox's panel. */
export class Tab {
  form: OpenForm | undefined
  isPanel = false

  /** @param pick one of several, by the walk's chance */
  constructor(
    readonly page: Page,
    readonly wanted: Intentions,
    readonly prefix: string,
    readonly newText: (name?: string) => string,
    /** Whether a save is about to be answered. */
    readonly isAnswered: () => boolean,
    readonly pick: <T>(from: readonly T[]) => T | undefined
  ) {}

  #dialog(isNew = this.form?.isNew) {
    return isNew ? newForm(this.page) : this.page.getByRole('dialog', { name: 'Edit Tournament' })
  }
  #button(name: string | RegExp) {
    return this.#dialog().getByRole('button', { name, exact: true })
  }
  get #panel() {
    return this.page.getByRole('dialog', { name: 'Waiting to be sent' })
  }

  /** @param isEmpty unless a draft fills it */
  async opened(isNew: boolean, isEmpty = false) {
    this.form = { isNew, isSaving: false, text: undefined }
    await expect(this.#dialog()).toBeVisible()
    const title = this.#dialog().getByLabel('Title')
    const isFilled = async () =>
      (await filled(this.page).isVisible()) || !(await hasFreeDraft(this.page))
    if (isEmpty) await expect.poll(isFilled, { intervals: [20, 50, 100] }).toBe(true)
    if (!isNew) await expect(title).toHaveValue(new RegExp(`^${this.prefix}`))
    this.form.text = (await title.inputValue()) || undefined
  }

  async #type(text: string) {
    if (this.form!.isNew) await fillIn(this.#dialog(), { title: text })
    else await this.#dialog().getByLabel('Title').fill(text)
    this.form!.text = text
    // A draft may have been typed over an older version.
    if (await filled(this.page).isVisible()) this.wanted.restored.add(nameOf(text))
  }

  /** Notices what has come of a save by itself. */
  async look() {
    const { text, isSaving } = this.form ?? {}
    if (!isSaving) return
    if (this.isAnswered()) this.form!.mayClose = true
    const stale = this.page.getByRole('dialog', { name: 'Changed meanwhile' })
    if (await stale.isVisible()) {
      await stale.getByRole('button', { name: 'Save', exact: true }).click()
      await expect(stale).toBeHidden()
    } else if (await this.#dialog().isHidden()) {
      this.wanted.isStored(text!)
      this.form = undefined
    }
  }

  readonly inList: Record<string, Move> = {
    new: async () => {
      if (this.wanted.count >= LISTED_MAX) return false
      await this.page.getByRole('button', { name: 'Add Tournament' }).click()
      await this.opened(true, true)
      return this.#type(this.newText(this.form?.text && nameOf(this.form.text)))
    },
    edit: async () => {
      const edit = { name: new RegExp(`^Edit ${this.prefix}`) }
      const labels = await items(this.page)
        .getByRole('button', edit)
        .evaluateAll((all) => all.map((one) => one.ariaLabel!))
      const label = this.pick(labels)
      if (!label) return false
      const card = items(this.page).filter({
        has: this.page.getByRole('button', { name: label, exact: true }),
      })
      const isNew = (await card.innerText()).includes('on the website')
      await card.getByRole('button', { name: label, exact: true }).click()
      await this.opened(isNew)
      // An empty one: it had gone to the server just then.
      return this.#type(this.newText(this.form?.text && nameOf(this.form.text)))
    },
    panel: async () => {
      await chipOf(this.page).click()
      await expect(this.#panel).toBeVisible()
      this.isPanel = true
    },
  }

  readonly inForm: Record<string, Move> = {
    type: async () => {
      if (this.form!.isSaving) return false
      return this.#type(this.newText(this.form!.text && nameOf(this.form!.text)))
    },
    startEmpty: async () => {
      const start = this.#button('Start empty')
      if (this.form!.isSaving || !(await start.isVisible())) return false
      await start.click()
      await expect(this.#dialog().getByLabel('Title')).toHaveValue('')
      this.form!.text = undefined
    },
    save: async () => {
      const { text, isSaving } = this.form!
      if (!text || isSaving) return false
      const kept = await outboxOf(this.page)
      this.wanted.settle(kept.flatMap(({ title, formerTitles }) => [title, ...formerTitles]))
      this.wanted.isSaved(text)
      const sent = this.wanted.sent.length
      await this.#button('Save').click()
      this.form!.isSaving = true
      // Nothing is promised before it lies in the outbox.
      const isKept = async () =>
        this.wanted.sent.slice(sent).includes(text) ||
        (await outboxOf(this.page)).some(({ title }) => title === text) ||
        (await this.#dialog().isHidden())
      await expect.poll(isKept, { intervals: [20, 50, 100] }).toBe(true)
    },
    sendLater: async () => {
      if (!(await this.#button('Send Later').isVisible())) return false
      await this.#button('Send Later').click()
      await expect(this.#dialog()).toBeHidden()
      this.wanted.goesOn(this.form!.text!)
      this.form = undefined
    },
    cancel: () => this.#leave(() => this.#button('Cancel').click({ timeout: 3_000 })),
    back: async () =>
      // The form may close by itself just now: Back would then leave the admin.
      this.form!.mayClose ? false : this.#leave(() => this.page.goBack()),
  }

  async #leave(press: () => Promise<unknown>) {
    const { text, isSaving, mayClose } = this.form!
    // While saving it may have been answered, and be closing by itself, in this very moment.
    await press().catch((error: unknown) => {
      if (!isSaving) throw error
    })
    await expect(this.#dialog()).toBeHidden()
    this.form = undefined
    // Saved twice with the same text, it waits from the first time.
    if (!isSaving || this.wanted.isWaiting(text!)) return
    const entry = async () => (await outboxOf(this.page)).find(({ title }) => title === text)
    await expect
      .poll(async () => (await entry())?.isCancelled ?? true, { message: `${text} is taken back` })
      .toBe(true)
    const isThere = (await entry()) !== undefined
    this.wanted.isCancelled(text!, !isThere && mayClose)
    if (!isThere) this.wanted.late.delete(text!)
  }

  readonly inPanel: Record<string, Move> = {
    sendNow: async () => (await this.#onEntry('Send Now: ')) !== undefined,
    discard: async () => {
      const text = await this.#onEntry('Discard ')
      if (!text) return false
      await this.page.getByRole('alertdialog').getByRole('button', { name: 'Discard' }).click()
      const isThere = async () =>
        (await outboxOf(this.page)).some(({ title, isCancelled }) => title === text && !isCancelled)
      await expect.poll(isThere, { message: `${text} is discarded` }).toBe(false)
      this.wanted.isDiscarded(nameOf(text))
    },
    edit: async () => {
      const changes = this.#panel.getByRole('listitem').filter({ hasText: 'Changes a tournament' })
      const changed = await changes.allInnerTexts()
      const text = await this.#onEntry('Edit ')
      if (!text) return false
      this.isPanel = false
      await this.opened(!changed.some((words) => words.includes(`${text}\n`)))
    },
    back: async () => {
      await this.page.goBack()
      await expect(this.#panel).toBeHidden()
      this.isPanel = false
    },
  }

  async #onEntry(does: string): Promise<string | undefined> {
    const buttons = this.#panel.getByRole('button', { name: `${does}${this.prefix}` })
    const labels = await buttons.evaluateAll((all) => all.map((one) => one.ariaLabel!))
    const label = this.pick(labels)
    if (!label) return undefined
    await this.#panel.getByRole('button', { name: label, exact: true }).click()
    return label.slice(does.length)
  }
}
