import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { toColumn } from '#database/columns'
import { changeItem } from '#actions/change_item'
import { itemsOf, type Kind } from '#kinds'
import { runPictureTask } from '#pictures/run_picture_task'
import { findStoredPath, storedPath, readFileAnywhere, removeFile } from '#pictures/stored_file'
import { pictureFile } from '#pictures/stored_picture'
import { writeFileSafely } from '#pictures/write_file'
import { placeFiles } from '#visibility/place_files'

interface MakeAvifPayload {
  kind: Kind
  id: string
  base: string
}

/** Encoding takes a second or two; until then clients use WebP. */
export default class MakeAvif extends Job<MakeAvifPayload> {
  override async execute() {
    const { kind, id, base } = this.payload
    const picture = await this.#picture()
    if (!picture) return
    const source = pictureFile(base, picture.widths.at(-1)!, 'jpg')
    const widest = await readFileAnywhere(source)
    const written: string[] = []
    for (const width of picture.widths) {
      const name = pictureFile(base, width, 'avif')
      const bytes = await runPictureTask('encodeAvif', widest, width)
      const isShown = (await findStoredPath(source)) === source
      await writeFileSafely(storedPath(name, isShown), bytes)
      written.push(name)
    }
    const isSaved = await changeItem(kind, id, async (trx) => {
      const now = await this.#picture(trx)
      if (!now) return false
      const json = toColumn({ ...now, avif: true })
      await trx.from(kind).where('id', id).update({ picture: json })
      return true
    })
    if (!isSaved) await Promise.all(written.map(removeFile))
    // The item may have been hidden or shown while they were written.
    else await placeFiles(kind, id)
  }

  /** The item's picture, unless it was replaced since the job was queued. */
  async #picture(client: QueryClientContract = db.connection()) {
    const { kind, id, base } = this.payload
    const row = await itemsOf(kind, client).select('picture').where({ id }).first()
    return row?.picture?.base === base ? row.picture : null
  }
}
