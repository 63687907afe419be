import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { line } from '#limits/line'

const twoAtATime = line(2)

/**
 * argon2, two hashes at a time: each takes 19 MiB and one of libuv's four threads, which the
 * database and the pictures share.
 */
export class BoundedArgon extends Argon {
  override make(value: string) {
    return twoAtATime(() => super.make(value))
  }

  override verify(hashed: string, value: string) {
    return twoAtATime(() => super.verify(hashed, value))
  }
}
