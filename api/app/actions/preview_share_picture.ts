import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { FieldError } from '#exceptions/field_error'
import type { Item } from '#kinds'
import { runPictureTask } from '#pictures/run_picture_task'
import type { ShareCard } from '#pictures/share_format'
import { drawWithStored } from '#pictures/share_picture'
import { readStoredPicture } from '#pictures/stored_picture'
import { UnusablePicture } from '#pictures/unusable_picture'

interface Source {
  /** The item as it is saved, whose picture stands in for one that is not sent. */
  saved: Item | null
  field: string
  file?: MultipartFile
}

/** Draws the card that a share of unsaved facts will show; keeps nothing. */
export default class PreviewSharePicture {
  /** @throws FieldError when the file is no picture */
  async handle(card: ShareCard, { saved, field, file }: Source): Promise<Buffer> {
    if (!file) return drawWithStored(card, readStoredPicture(saved?.picture ?? null))
    try {
      return await runPictureTask('drawCardWithUpload', card, file.meta.bytes)
    } catch (error) {
      if (error instanceof UnusablePicture) throw new FieldError(field, error.message)
      throw error
    }
  }
}
