import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { serialQueue } from '#database/serial_queue'

const oneAtATime = serialQueue()

/**
 * argon2, one hash at a time in each of the two processes that serve: it takes 19 MiB, and one of
 * libuv's four threads, which the database and the pictures share.
 *
 * Keyboards write one letter in several ways (é, or e and an accent): a password is hashed in
 * Unicode's composed form (NFC). Hashes from before that are compared with what was typed, too.
 */
export class BoundedArgon extends Argon {
  override make(value: string) {
    return oneAtATime(() => super.make(value.normalize()))
  }

  override async verify(hashed: string, value: string) {
    const composed = value.normalize()
    const isRight = await oneAtATime(() => super.verify(hashed, composed))
    if (isRight || composed === value) return isRight
    return oneAtATime(() => super.verify(hashed, value))
  }
}
