import logger from '@adonisjs/core/services/logger'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { enqueue } from '#database/enqueue'
import PlacePictures, { type PlacePicturesPayload } from '#jobs/place_pictures'
import { movePictureFiles } from '#pictures/move_picture_files'

const CHECK_AFTER = 1_000

export default class MovePictures {
  constructor(private payload: PlacePicturesPayload) {}

  /** In the transaction of the change, so that the files move even if this process dies. */
  enqueue(trx: TransactionClientContract) {
    return enqueue(trx, PlacePictures, this.payload, CHECK_AFTER)
  }

  /** After the commit, before the response. A failure is only logged: the job retries. */
  async moveFiles() {
    try {
      await movePictureFiles(this.payload.list, this.payload.id)
    } catch (error) {
      logger.error({ err: error, ...this.payload }, 'files could not be placed')
    }
  }
}
