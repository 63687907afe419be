import { unzipSync, zipSync } from 'fflate'
import readSheets from 'read-excel-file/universal'

/** Bytes of a sheet's files once they are unpacked: a list of 1,000 players has two million. */
const UNPACKED_MAX = 20 * 1024 * 1024

export type Refusal = 'tooLarge' | 'brokenExcel'

export async function rowsOf(bytes: ArrayBuffer): Promise<unknown[][] | Refusal> {
  let size = 0
  try {
    const files = unzipSync(new Uint8Array(bytes), {
      filter({ name, originalSize }) {
        if (!/\.(xml|rels)$/.test(name)) return false
        size += originalSize
        return size <= UNPACKED_MAX
      },
    })
    if (size > UNPACKED_MAX) return 'tooLarge'
    // Stored as they are: unpacked by the library, they would need workers that our policy refuses.
    const sheets = await readSheets(zipSync(files, { level: 0 }).buffer as ArrayBuffer)
    return sheets.flatMap(({ data }) => [...data, []])
  } catch {
    return 'brokenExcel'
  }
}

addEventListener('message', ({ data }: MessageEvent<ArrayBuffer>) => {
  void rowsOf(data).then((rows) => postMessage(rows))
})
