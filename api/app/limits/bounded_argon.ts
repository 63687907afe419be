import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { line } from '#limits/line'

const oneAtATime = line()

/**
 * argon2, one hash at a time in each of the two processes that serve: it takes 19 MiB, and one of
 * libuv's four threads, which the database and the pictures share.
 */
export class BoundedArgon extends Argon {
  override make(value: string) {
    return oneAtATime(() => super.make(value))
  }

  override verify(hashed: string, value: string) {
    return oneAtATime(() => super.verify(hashed, value))
  }
}
