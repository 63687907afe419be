import drive from '@adonisjs/drive/services/main'

/** What the disk says of a file. */
export type FileFacts = { contentLength: number; lastModified: Date }

function isMissing(error: unknown): boolean {
  const { cause } = error as { cause?: { code?: string; name?: string } }
  return cause?.code === 'ENOENT' || cause?.code === 'ENOTDIR' || cause?.name === 'NotFound'
}

/** @returns undefined when there is no such file; a disk that cannot be asked throws */
export async function findFile(name: string): Promise<FileFacts | undefined> {
  try {
    return await drive.use().getMetaData(name)
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

/** Names of all pictures on the disk, page by page where it is a bucket. */
export async function* storedFiles(): AsyncGenerator<string> {
  for (const folder of ['tournaments', 'achievements', 'share']) {
    let page: string | undefined
    do {
      const { objects, paginationToken } = await listPage(folder, page)
      for (const entry of objects) if (entry.isFile) yield entry.key
      page = paginationToken
    } while (page)
  }
}

async function listPage(folder: string, paginationToken: string | undefined) {
  try {
    return await drive.use().listAll(folder, { recursive: true, paginationToken })
  } catch (error) {
    // A folder of the local disk is made with its first picture.
    if (isMissing(error)) return { objects: [], paginationToken: undefined }
    throw error
  }
}
