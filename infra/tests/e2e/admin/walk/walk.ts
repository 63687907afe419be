import { createHash } from 'node:crypto'
import { type BrowserContext } from '@playwright/test'
import { expect } from '../../fixtures.ts'
import { items } from '../lists.ts'
import { expectTrueChip, type Way } from './device.ts'
import { Intentions } from './intentions.ts'
import { Tab } from './moves.ts'
import { saveOver } from './save-over.ts'

/** Moves that come up more often than the others of their place. */
const OFTEN: Record<string, number> = { save: 4, sendLater: 3, edit: 2, way: 3 }

/** Presses about by a seed: the same seed walks the same way. */
export class Walk {
  readonly wanted: Intentions
  /** What was pressed, to be read after a failure. */
  readonly log: string[] = []
  tab!: Tab
  #isOffline = false
  #texts = 0
  #names = 0
  #step = 0
  #asked = 0

  constructor(
    readonly context: BrowserContext,
    readonly way: Way,
    readonly seed: string
  ) {
    this.wanted = new Intentions(way.sent)
  }

  get page() {
    return this.tab.page
  }
  get prefix() {
    return `Walk of seed ${this.seed}: item`
  }

  #chance() {
    const text = `${this.seed} ${this.#step} ${(this.#asked += 1)}`
    return createHash('sha256').update(text).digest().readUInt32BE() / 2 ** 32
  }
  readonly #pick = <T>(from: readonly T[]) => from[Math.floor(this.#chance() * from.length)]

  /** Another tab takes the place of the present one, which is killed. */
  async start() {
    const before = this.context.pages()
    const page = await this.context.newPage()
    page.on('dialog', (dialog) => void dialog.accept())
    const { form } = this.tab ?? {}
    await page.goto('/admin')
    for (const old of before) await old.close()
    if (form?.isSaving) this.wanted.goesOn(form.text!)
    const newText = (name = `${this.prefix} ${(this.#names += 1)}`) =>
      `${name}, text ${(this.#texts += 1)}`
    const isAnswered = () => !this.#isOffline && this.way.manner === 'through'
    this.tab = new Tab(page, this.wanted, this.prefix, newText, isAnswered, this.#pick)
    await this.#started()
  }

  /** What was being saved goes on without its form; the address may name one. */
  async #started() {
    const { tab } = this
    if (tab.form?.isSaving) this.wanted.goesOn(tab.form.text!)
    tab.form = undefined
    tab.isPanel = false
    await expect(items(this.page).first().or(this.page.getByRole('dialog'))).toBeVisible()
    const { searchParams } = new URL(this.page.url())
    if (searchParams.has('new')) await tab.opened(true)
    if (searchParams.has('edit')) await tab.opened(false)
  }

  readonly #around = {
    network: async () => {
      this.#isOffline = !this.#isOffline
      await this.context.setOffline(this.#isOffline)
    },
    way: async () => {
      // What was held up goes on.
      if (this.way.manner === 'slow' && this.tab.form?.isSaving) this.tab.form.mayClose = true
      this.way.become(this.#pick(['through', 'slow', 'lost', 'refused'] as const)!)
    },
    reload: async () => {
      await this.page.reload()
      await this.#started()
    },
    kill: () => this.start(),
  }

  async step() {
    const { tab } = this
    this.#step += 1
    await tab.look()
    const here = tab.form ? tab.inForm : tab.isPanel ? tab.inPanel : tab.inList
    const moves: Record<string, () => Promise<boolean | void>> =
      this.#chance() < 0.7 ? here : this.#around
    const names = Object.keys(moves).flatMap((name) => Array<string>(OFTEN[name] ?? 1).fill(name))
    for (let tries = 0; tries < 10; tries += 1) {
      const name = this.#pick(names)!
      const where = this.#isOffline ? 'offline' : this.way.manner
      this.log.push(`${this.#step} ${name}, ${where}`)
      if ((await moves[name]!()) !== false) break
      this.log.pop()
    }
    this.log.push(`  ${JSON.stringify(this.tab.form ?? (this.tab.isPanel ? 'panel' : 'list'))}`)
    await expect(this.page, 'the admin is never left').toHaveURL(/\/admin(\?.*)?$/)
    await expectTrueChip(this.page)
  }

  /** Nothing is open and nothing in the way: all that waits has gone. */
  async rest() {
    const { tab } = this
    this.log.push('rest')
    await tab.look()
    await this.context.setOffline(false)
    this.#isOffline = false
    this.way.become('through')
    if (tab.form) await tab.inForm.cancel!()
    await this.page.goto('/admin')
    await this.#started()
    const saved = this.page.getByRole('button', { name: 'Saved', exact: true })
    const needing = this.page.getByRole('button', { name: /^\d+ needs? you$/ })
    const soon = { timeout: 60_000 }
    await expect(saved.or(needing)).toBeVisible(soon)
    for (; await needing.isVisible(); await expect(saved.or(needing)).toBeVisible(soon)) {
      await saveOver(this.page, this.wanted)
    }
  }
}
