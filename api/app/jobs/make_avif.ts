import { Job } from '@adonisjs/queue'
import db from '@adonisjs/lucid/services/db'
import type { QueryClientContract } from '@adonisjs/lucid/types/database'
import { toColumn } from '#database/columns'
import { changeItem } from '#actions/change_item'
import { itemsOf, type Kind } from '#kinds'
import { runPictureTask } from '#pictures/run_picture_task'
import { isBucket, storedPath, readFileAnywhere, removeFile } from '#pictures/stored_file'
import { pictureFile } from '#pictures/stored_picture'
import { moveFilesSafely, writeFileSafely } from '#pictures/write_file'
import { placeFiles } from '#visibility/place_files'
import { isPublic } from '#visibility/public_rows'

interface MakeAvifPayload {
  kind: Kind
  id: string
  base: string
}

/**
 * Encoding takes a second or two for each width; until then clients use WebP. Meanwhile the item may be
 * hidden or its picture replaced: the files are out of reach until the row names them.
 */
export default class MakeAvif extends Job<MakeAvifPayload> {
  override async execute() {
    const { kind, id, base } = this.payload
    const found = await this.#item()
    if (!found) return
    const { widths } = found.picture
    const widest = await readFileAnywhere(pictureFile(base, widths.at(-1)!, 'jpg'))
    const names = widths.map((width) => pictureFile(base, width, 'avif'))
    for (const [index, width] of widths.entries()) {
      const bytes = await runPictureTask('encodeAvif', widest, width)
      await writeFileSafely(storedPath(names[index]!, false), bytes)
    }
    const isSaved = await changeItem(kind, id, async (trx) => {
      const now = await this.#item(trx)
      if (!now) return false
      // Before the commit, or nginx would not have yet what a page names. A bucket may take a minute,
      // for which nobody else could write; from there they are served wherever they lie.
      if (!isBucket() && isPublic(now.row)) {
        await moveFilesSafely(names.map((name) => [storedPath(name, false), name]))
      }
      const json = toColumn({ ...now.picture, avif: true })
      await trx.from(kind).where('id', id).update({ picture: json })
      return true
    })
    if (!isSaved) await Promise.all(names.map(removeFile))
    else if (isBucket()) await placeFiles(kind, id)
  }

  /** The item with its picture, unless that was replaced since the job was queued. */
  async #item(client: QueryClientContract = db.connection()) {
    const { kind, id, base } = this.payload
    const row = await itemsOf(kind, client).where({ id }).first()
    return row?.picture?.base === base ? { row, picture: row.picture } : null
  }
}
