import { Job } from '@adonisjs/queue'
import type { Kind } from '#kinds'
import { placeFiles } from '#visibility/place_files'

export interface PlaceFilesPayload {
  kind: Kind
  id: string
}

/** In case the process that changed the item died before it placed the files. */
export default class PlaceFiles extends Job<PlaceFilesPayload> {
  override async execute() {
    await placeFiles(this.payload.kind, this.payload.id)
  }
}
