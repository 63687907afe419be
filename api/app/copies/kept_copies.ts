import { readdir, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import env from '#start/env'

/** nginx names a copy by a hash; it adds digits while it writes one. */
const COPY = /^[0-9a-f]{32}$/

function unlessMissing(error: NodeJS.ErrnoException) {
  if (error.code !== 'ENOENT') throw error
}

/**
 * Removes every answer that nginx keeps on this machine (infra/nginx/snippets/cache-zone.conf). All of
 * them: one item stands in lists, feeds and its neighbours' pages too, and the next visitor's answer
 * is kept again. For nginx a copy without its file is none.
 */
export async function removeKeptCopies() {
  const cache = env.get('CACHE_DIR')
  if (!cache) return
  const folder = join(cache, 'copies')
  const names = (await readdir(folder).catch(unlessMissing)) ?? []
  for (const name of names.filter((one) => COPY.test(one))) {
    await unlink(join(folder, name)).catch(unlessMissing)
  }
}
