import { Job } from '@adonisjs/queue'
import type { Kind } from '#kinds'
import { placePictures } from '#pictures/place_pictures'

/** An item that was shown or hidden. */
export interface PlaceOrder {
  list: Kind
  id: string
}

/**
 * Puts an item's files where they belong, if the process that showed or hid it could not: it died
 * between its commit and its answer, or the disk refused.
 */
export default class PlacePictures extends Job<PlaceOrder> {
  override async execute() {
    await placePictures(this.payload.list, this.payload.id)
  }
}
