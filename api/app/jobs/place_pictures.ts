import { Job } from '@adonisjs/queue'
import type { Kind } from '#kinds'
import { movePictureFiles } from '#pictures/move_picture_files'

export interface PlacePicturesPayload {
  list: Kind
  id: string
}

/** In case the request that showed or hid the item died before it moved the files. */
export default class PlacePictures extends Job<PlacePicturesPayload> {
  override async execute() {
    await movePictureFiles(this.payload.list, this.payload.id)
  }
}
