import { Argon } from '@adonisjs/core/hash/drivers/argon'
import { serialQueue } from '#support/serial_queue'

const oneAtATime = serialQueue()

/** One hash at a time, because each takes 19 MiB. NFC, because keyboards type é in several ways. */
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
