import { checkpoint } from '#database/checkpoint'

/** Registered after the database provider, so that it shuts down first. */
export default class CheckpointProvider {
  async shutdown() {
    await checkpoint()
  }
}
