import { existsSync } from 'node:fs'
import { chmod, mkdir, rename, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { sync } from '#pictures/write_file'

async function modeOf(path: string) {
  const { mode } = await stat(path)
  return mode & 0o777
}

/** On a server the uploads folder has the setgid bit for nginx; a needless chmod would clear it. */
async function copyMode(next: string, now: string) {
  const facts = await stat(next)
  if (facts.isFile()) await chmod(next, 0o600)
  else if (existsSync(now)) {
    const target = await modeOf(now)
    if (target !== (await modeOf(next))) await chmod(next, target)
  }
}

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
      if (existsSync(next)) await copyMode(next, now)
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
