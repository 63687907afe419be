/**
 * Something small that is read at each request. Whoever asks while it is being read waits for the
 * next reading, and shares it with all who do: a crowd reads it once, and nobody gets what was read
 * before they asked.
 */
export class SharedReading<Value> {
  #running: Promise<unknown> = Promise.resolve()
  #next?: Promise<Value>

  constructor(readonly read: () => Promise<Value>) {}

  value(): Promise<Value> {
    return (this.#next ??= this.#running.then(() => {
      this.#next = undefined
      const reading = this.read()
      this.#running = reading.catch(() => undefined)
      return reading
    }))
  }
}
