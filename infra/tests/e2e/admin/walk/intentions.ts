/** What the server may have of one tournament, and what it is to have in the end. */
interface Intention {
  /** Each text that may be stored once nothing waits; undefined: none. */
  stored: Set<string | undefined>
  /** Saved for later, and not to be lost. */
  waiting: string | undefined
}

/** 'Walk of seed 1: item 2, text 5' is a text of the tournament 'Walk of seed 1: item 2'. */
export const nameOf = (text: string) => text.split(',')[0]!

/** The account of what was wanted: each text is one saving of one tournament. */
export class Intentions {
  /** Texts that were taken back before they were sent, with how many had been sent by then. */
  readonly dropped = new Map<string, number>()
  /** Texts that were taken back while they were perhaps being stored. */
  readonly late = new Set<string>()
  /** Tournaments of which a draft was restored, which may be typed over an older version. */
  readonly restored = new Set<string>()
  readonly #all = new Map<string, Intention>()

  /** @param sent the texts that have left the browser, in order; grows meanwhile */
  constructor(readonly sent: readonly string[]) {}

  get count() {
    return this.#all.size
  }

  #of(text: string): Intention {
    const name = nameOf(text)
    const known = this.#all.get(name) ?? { stored: new Set([undefined]), waiting: undefined }
    this.#all.set(name, known)
    return known
  }

  /** It is wanted, whatever was said of the same text before. */
  isSaved(text: string) {
    this.dropped.delete(text)
    this.late.delete(text)
  }

  isStored(text: string) {
    this.restored.delete(nameOf(text))
    Object.assign(this.#of(text), { waiting: undefined, stored: new Set([text]) })
  }

  /** It is on its way, and its form has gone. */
  goesOn(text: string) {
    this.#of(text).waiting = text
  }

  isWaiting(text: string) {
    return this.#of(text).waiting === text
  }

  /**
   * The form was cancelled in the midst of it: what had waited before waits again.
   * @param mayBeDone it may also have been answered in that moment, and its form closed by itself
   */
  isCancelled(text: string, mayBeDone = false) {
    if (!this.sent.includes(text)) {
      this.dropped.set(text, this.sent.length)
      return
    }
    const { waiting, stored } = this.#of(text)
    if (waiting !== undefined) {
      const either = { waiting: undefined, stored: new Set([waiting, text]) }
      if (mayBeDone) Object.assign(this.#of(text), either)
      return
    }
    // The same text may have been stored by an earlier save: that one was not taken back.
    if (!stored.has(text)) this.late.add(text)
    stored.add(text)
  }

  /** What is in the outbox no more has been stored. */
  settle(inOutbox: readonly string[]) {
    for (const { waiting } of this.#all.values()) {
      if (waiting !== undefined && !inOutbox.includes(waiting)) this.isStored(waiting)
    }
  }

  /** What waits was discarded, with whatever it had taken the place of. */
  isDiscarded(name: string) {
    for (const text of new Set(this.sent)) {
      if (nameOf(text) === name) this.#of(text).stored.add(text)
    }
    const { waiting } = this.#of(name)
    this.#of(name).waiting = undefined
    if (waiting) this.isCancelled(waiting)
  }

  /** What the server may have of each tournament once nothing waits. */
  allowed(): [name: string, texts: (string | undefined)[]][] {
    return [...this.#all].map(([name, { stored, waiting }]) => [
      name,
      waiting === undefined ? [...stored] : [waiting],
    ])
  }
}
