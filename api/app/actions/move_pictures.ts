import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#database/enqueue'
import PlacePictures, { type PlaceOrder } from '#jobs/place_pictures'
import { placePictures } from '#pictures/place_pictures'

const CHECK_AFTER = 1_000

export default class FollowVisibility {
  constructor(private order: PlaceOrder) {}

  /** In the transaction of the change: the job moves the files even if this process dies. */
  enqueue(trx: TransactionClientContract) {
    return enqueue(trx, PlacePictures, this.order, CHECK_AFTER)
  }

  /** After the commit and before the answer. A failure is only logged: the job tries again. */
  async moveFiles() {
    try {
      await placePictures(this.order.list, this.order.id)
    } catch (error) {
      logger.error({ err: error, ...this.order }, 'files could not be placed')
    }
  }
}
