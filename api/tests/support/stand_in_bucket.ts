import drive from '@adonisjs/drive/services/main'
import env from '#start/env'

/**
 * Until the returned function is called, pictures lie in a bucket as far as the product knows.
 * @param before called before each change of the bucket, which fails with what it throws
 */
export function asInBucket(before: () => void | Promise<void>) {
  const kept = env.get('DRIVE_DISK')
  const disk = drive.use()
  const { move, delete: remove } = disk
  env.set('DRIVE_DISK', 's3')
  Object.assign(disk, {
    move: async (...names: Parameters<typeof move>) => {
      await before()
      await move.apply(disk, names)
    },
    delete: async (name: string) => {
      await before()
      await remove.call(disk, name)
    },
  })
  return () => {
    env.set('DRIVE_DISK', kept)
    Object.assign(disk, { move, delete: remove })
  }
}

/** It is read, but refuses to change anything. */
export const refuseChanges = () =>
  asInBucket(() => {
    throw new Error('Access denied')
  })
