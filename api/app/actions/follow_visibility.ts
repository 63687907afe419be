import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { removeKeptCopies } from '#copies/kept_copies'
import { enqueue } from '#jobs/enqueue'
import PlacePictures, { type PlaceOrder } from '#jobs/place_pictures'
import { noteWithdrawal } from '#models/revision'
import { placePictures } from '#pictures/place_pictures'

/** Until the job looks whether the files were placed, in milliseconds. */
const LOOK_AFTER = 1_000

/**
 * What follows when an item becomes public or ceases to be: its files are moved, and where something
 * was withdrawn nginx's copies go.
 */
export default class FollowVisibility {
  constructor(
    private order: PlaceOrder,
    private isWithdrawn: boolean
  ) {}

  /** In the transaction of the change: what must follow even if this process dies. */
  async begin(trx: TransactionClientContract) {
    if (this.isWithdrawn) await noteWithdrawal(trx, this.order.list)
    await enqueue(trx, PlacePictures, this.order, LOOK_AFTER)
  }

  /**
   * After the commit and before the answer. The change holds whether this succeeds or not, so that a
   * failure is only logged; the job and the watch try again.
   */
  async handle() {
    await this.#try('files could not be placed', () =>
      placePictures(this.order.list, this.order.id)
    )
    if (!this.isWithdrawn) return
    // Last: a copy made before the files were gone goes too.
    await this.#try('kept copies could not be removed', removeKeptCopies)
  }

  async #try(failure: string, work: () => Promise<void>) {
    try {
      await work()
    } catch (error) {
      logger.error({ err: error, ...this.order }, failure)
    }
  }
}
