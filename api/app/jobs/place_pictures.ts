import { Job } from '@adonisjs/queue'
import type { Kind } from '#kinds'
import { placePictures } from '#pictures/place_pictures'

export interface PlacePicturesPayload {
  list: Kind
  id: string
}

/** In case the request that showed or hid the item died before it moved the files. */
export default class PlacePictures extends Job<PlacePicturesPayload> {
  override async execute() {
    await placePictures(this.payload.list, this.payload.id)
  }
}
