import { checkpoint } from '#database/checkpoint'

/** Publication after the database's provider, and so shut down before it. */
export default class CheckpointProvider {
  async shutdown() {
    await checkpoint()
  }
}
