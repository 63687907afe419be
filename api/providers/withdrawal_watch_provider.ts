import { WithdrawalWatch } from '#copies/withdrawal_watch'
import env from '#start/env'

/** Where nginx keeps answers on this machine, they go with what is withdrawn. */
export default class WithdrawalWatchProvider {
  #watch?: WithdrawalWatch

  async ready() {
    if (!env.get('CACHE_DIR')) return
    this.#watch = new WithdrawalWatch()
    this.#watch.start()
  }

  async shutdown() {
    await this.#watch?.stop()
  }
}
