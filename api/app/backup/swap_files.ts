import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sync } from '#pictures/write_file'

async function modeOf(path: string) {
  const { mode } = await stat(path)
  return mode
}

/**
 * Puts files of a folder on the same disk in the place of those of `data`; the old ones are kept in
 * `aside`. When one cannot be moved, all that was moved goes back.
 * @param names what is replaced; one that `folder` does not have is only put aside
 */
export async function swapFiles(folder: string, data: string, aside: string, names: string[]) {
  const undo: (() => Promise<void>)[] = []
  const move = async (from: string, to: string) => {
    await rename(from, to)
    undo.unshift(() => rename(to, from))
  }
  await mkdir(aside, { mode: 0o700 })
  try {
    for (const name of names) {
      const [next, now] = [join(folder, name), join(data, name)]
      // The folder of pictures has a group and rights of its own on a server.
      if (existsSync(next) && existsSync(now)) await chmod(next, await modeOf(now))
      if (existsSync(now)) await move(now, join(aside, name))
    }
    for (const name of names) {
      if (existsSync(join(folder, name))) await move(join(folder, name), join(data, name))
    }
  } catch (error) {
    for (const back of undo) await back()
    throw error
  }
  await sync(data)
}
