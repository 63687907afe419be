import { Job } from '@adonisjs/queue'
import type { Kind } from '#kinds'
import { placePictures } from '#pictures/place_pictures'

export interface PlaceOrder {
  list: Kind
  id: string
}

/** In case the process that showed or hid it died before its answer, or the disk refused. */
export default class PlacePictures extends Job<PlaceOrder> {
  override async execute() {
    await placePictures(this.payload.list, this.payload.id)
  }
}
