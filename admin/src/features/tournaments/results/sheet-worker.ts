import { unzipSync, zipSync } from 'fflate'
import { readSheet } from 'read-excel-file/universal'

/** Bytes of a sheet's files once they are unpacked: a list of 1,000 players has two million. */
const UNPACKED_MAX = 20 * 1024 * 1024

/** The first sheet's rows; nothing where the file is none or would unpack to too much. */
async function read(bytes: ArrayBuffer): Promise<unknown[][] | null> {
  let size = 0
  const files = unzipSync(new Uint8Array(bytes), {
    filter({ name, originalSize }) {
      if (!name.endsWith('.xml') && !name.endsWith('.rels')) return false
      size += originalSize
      return size <= UNPACKED_MAX
    },
  })
  if (size > UNPACKED_MAX) return null
  // Stored as they are: unpacked by the library, they would need workers that our policy refuses.
  return readSheet(zipSync(files, { level: 0 }).buffer as ArrayBuffer)
}

self.addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  read(data).then(
    (rows) => postMessage(rows ?? 'tooLarge'),
    () => postMessage('brokenExcel')
  )
})
