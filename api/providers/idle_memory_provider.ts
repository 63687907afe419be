import { IdleMemory } from '#health/idle_memory'

export default class IdleMemoryProvider {
  #memory = new IdleMemory()

  ready() {
    this.#memory.start()
  }

  shutdown() {
    this.#memory.stop()
  }
}
