import S3rver from 's3rver'

const BUCKET = 'academy-pictures'

/**
 * An S3-compatible store in this process, with one empty bucket for pictures.
 * @param folder where it keeps them
 * @returns the lines of academy.env that lead to it, and what ends it
 */
export async function startBucket(folder: string) {
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory: folder,
    configureBuckets: [{ name: BUCKET, configs: [] }],
  })
  const { port } = await server.run()
  const env = {
    DRIVE_DISK: 's3',
    S3_BUCKET: BUCKET,
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'S3RVER',
    S3_SECRET_ACCESS_KEY: 'S3RVER',
  }
  return { env, stop: () => server.close() }
}
