import { v7 as uuid } from 'uuid'
import { externalValue } from '@/lib/external-value'
import { leaveDraft, moveDraft, storeDraft } from './drafts'
import { waiting } from './entries'
import { outboxEvents } from './events'
import { contentOf, type Draft, type Listed, type Typed, type UnsentForm } from './forms'

const WRITE_EVERY_MS = 300

/** What a form holds and is stored nowhere else; null where there is nothing. */
export type ReadUnsaved<Values> = () => Typed<Values> | null

export const accountNow = () => waiting.account() ?? ''

/** Stores what one open form holds, under one id, soon after it has changed. */
export class DraftWriter<Values> {
  /** Also of the entry when it is saved, and with it the key the server knows it by. */
  id = uuid()
  /** Whether the device had room for what was written last. */
  readonly isOnDevice = externalValue(true)
  private account: string | undefined
  private unpublished: Listed | undefined
  /** The content that need not be written any more. */
  private written: string | null = null
  /** What the device has not answered yet. */
  private underWay: Draft | undefined
  private isListed = false
  private timer: number | undefined

  constructor(private readonly form: string) {}

  read: ReadUnsaved<Values> = () => null

  /** The form was drawn anew, and may hold something else. */
  follow(read: ReadUnsaved<Values>, unpublished: Listed | undefined) {
    this.read = read
    this.unpublished = unpublished
    this.changed()
  }

  changed() {
    this.timer ??= window.setTimeout(() => this.flush(), WRITE_EVERY_MS)
  }

  /** Stores at once what the form holds now. */
  flush(isPageGoing = false) {
    this.write(this.read(), isPageGoing)
  }

  write(typed: Typed<Values> | null, isPageGoing = false) {
    window.clearTimeout(this.timer)
    this.timer = undefined
    const before = this.written
    const content = contentIn(typed)
    if (content === before) {
      // Its write may still wait for what lies on the device, and would end with the page.
      if (isPageGoing && this.underWay) this.put(this.underWay, isPageGoing)
      return
    }
    this.written = content
    if (typed) return this.put(this.draftOf(typed), isPageGoing)
    this.isOnDevice.set(true)
    this.forget(before)
  }

  /** Goes on writing to what was restored. */
  adopt(form: UnsentForm, restored: Typed<Values>) {
    this.id = form.id
    this.account = accountNow()
    this.isListed = 'unpublished' in form && form.unpublished !== undefined
    this.written = contentIn(restored)
  }

  /** Takes a draft over from its tab, or from an earlier opening, under an id of its own. */
  takeOver(draft: Draft, restored: Typed<Values>) {
    const { id } = this
    this.adopt({ ...draft, id }, restored)
    void moveDraft(draft, id)
  }

  /** From here on it is another draft; what was written so far is forgotten. */
  renew() {
    this.forget(this.written)
    this.id = uuid()
    this.written = null
    this.changed()
  }

  /** What was saved of it is on the server: what was typed since is saved under an id of its own. */
  goOn() {
    this.flush()
    const { id } = this
    const typed = this.read()
    this.id = uuid()
    if (typed) void moveDraft({ ...this.draftOf(typed), id }, this.id)
  }

  /** What was saved of it is gone: from here on it is a draft again. */
  keep() {
    this.written = null
    this.changed()
  }

  /** What it holds was saved, and is no draft any more. */
  finish() {
    const { written } = this
    this.written = contentIn(this.read())
    this.forget(written)
  }

  private draftOf(typed: Typed<Values>): Draft {
    const account = accountNow()
    // Another director's form is another one.
    if (this.account !== undefined && account !== this.account) this.id = uuid()
    this.account = account
    const dated = { ...typed, at: Date.now() } as Draft['typed']
    const { id, form, unpublished } = this
    return { id, account, form, state: 'typed', typed: dated, unpublished }
  }

  private put(draft: Draft, isPageGoing: boolean) {
    this.underWay = draft
    void storeDraft(draft, isPageGoing).then((isOnDevice) => {
      if (this.underWay === draft) this.underWay = undefined
      this.isOnDevice.set(isOnDevice)
      this.list(draft.unpublished !== undefined)
    })
  }

  private forget(content: string | null) {
    this.underWay = undefined
    void leaveDraft(this.id, content).then(() => this.list(false))
  }

  /** Every tab reads anew what is listed, once the device has it. */
  private list(isListed: boolean) {
    if (isListed === this.isListed) return
    this.isListed = isListed
    outboxEvents.emit({ type: 'changed' })
  }
}

const contentIn = (typed: Typed<unknown> | null) => typed && contentOf(typed as Typed)
