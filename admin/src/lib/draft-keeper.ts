import { v7 as uuid } from 'uuid'
import { dropDraft, keepDraft, type DraftPlace, type Snapshot } from '@/lib/drafts'
import { waiting } from '@/lib/outbox/waiting'
import type { PictureChange } from '@/lib/picture-change'

const KEEP_EVERY_MS = 300

/** What a form holds beyond the server's state. */
export interface Unsaved<Values> {
  values: Values
  picture: PictureChange
  base?: Snapshot<Values>
}

/** Writes one opening's draft a few times a second, and at once when the page is about to go. */
export class DraftKeeper<Values> {
  /** Also of the outbox's entry when it is saved, and with it the key the server knows it by. */
  id = uuid()
  private timer: number | undefined
  private kept: { text: string; picture: PictureChange } | undefined
  private isFinished = false
  private lastWrite: Promise<DraftPlace> | undefined

  constructor(
    private key: string,
    private unsaved: () => Unsaved<Values> | null,
    private onKept: (place: DraftPlace) => void
  ) {}

  changed() {
    this.timer ??= window.setTimeout(() => this.flush(), KEEP_EVERY_MS)
  }

  flush() {
    this.stop()
    if (this.isFinished) return
    const unsaved = this.unsaved()
    if (unsaved) this.keep(unsaved)
    else if (this.kept) {
      this.kept = undefined
      void dropDraft(this.key, this.id)
    }
  }

  /** Whether all of it lies on the device, or went on its way to the server. */
  async isOnDevice(): Promise<boolean> {
    this.flush()
    return this.isFinished || (await this.lastWrite) === 'device'
  }

  /** What is typed so far stays under its own id; from here on the restored draft is continued. */
  adopt(id: string, draft: Unsaved<Values>) {
    this.flush()
    this.id = id
    this.kept = { text: textOf(draft), picture: draft.picture }
  }

  /** From here on it is another draft, under another id; what was kept so far is forgotten. */
  renew() {
    void dropDraft(this.key, this.id)
    this.id = uuid()
    this.kept = undefined
    this.flush()
  }

  /** The server has it all: forgets the draft and writes no more. */
  finish() {
    this.stop()
    this.isFinished = true
    void dropDraft(this.key, this.id)
  }

  private stop() {
    window.clearTimeout(this.timer)
    this.timer = undefined
  }

  private keep(unsaved: Unsaved<Values>) {
    const { picture } = unsaved
    const text = textOf(unsaved)
    if (this.kept?.text === text && this.kept.picture === picture) return
    this.kept = { text, picture }
    const account = waiting.account()
    const draft = { ...unsaved, id: this.id, savedAt: Date.now(), account }
    this.lastWrite = keepDraft(this.key, draft)
    void this.lastWrite.then(this.onKept)
  }
}

function textOf<Values>({ values, base }: Unsaved<Values>) {
  return JSON.stringify([values, base])
}
