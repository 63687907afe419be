import hash from '@adonisjs/core/services/hash'
import { FieldError } from '#exceptions/field_error'
import { limitGuesses } from '#start/limiter'
import type User from '#models/user'

/** Asks a signed-in director for the password again: the session may have been stolen. */
export async function confirmPassword(user: User, currentPassword: string) {
  await limitGuesses(user.email, `session:${user.currentAccessToken!.identifier}`, async () => {
    if (await hash.verify(user.password, currentPassword)) return
    throw new FieldError({ currentPassword: { code: 'password_wrong' } })
  })
}
