import type { MultipartFile } from '@adonisjs/core/bodyparser'
import { FieldRefusal } from '#exceptions/field_refusal'
import type Achievement from '#models/achievement'
import type Tournament from '#models/tournament'
import { decodePicture, UnusablePicture } from '#pictures/decode_picture'
import { drawShareCard, SHARE_WIDTH, type ShareCard } from '#pictures/share_card'
import { drawWithStored } from '#pictures/share_picture'
import { pictureStep, pictureWork } from '#pictures/sharp'
import { readStoredPicture } from '#pictures/stored_picture'

interface Source {
  /** The item as it is saved, whose picture stands in for one that is not sent. */
  saved: Tournament | Achievement | null
  field: string
  file?: MultipartFile
}

/** Draws the card that a share of unsaved facts will show; keeps nothing. */
export default class PreviewSharePicture {
  /** @throws FieldRefusal when the file is no picture */
  async handle(card: ShareCard, { saved, field, file }: Source): Promise<Buffer> {
    if (!file) return drawWithStored(card, readStoredPicture(saved?.picture ?? null))
    try {
      return await pictureWork(async () => {
        const picture = await decodePicture(file.meta.bytes, SHARE_WIDTH)
        return pictureStep(async () =>
          drawShareCard(card, await picture.jpeg({ quality: 90 }).toBuffer())
        )
      })
    } catch (error) {
      if (error instanceof UnusablePicture) throw new FieldRefusal(field, error.message)
      throw error
    }
  }
}
