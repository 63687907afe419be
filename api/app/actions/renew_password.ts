import { errors } from '@adonisjs/auth'
import { changePassword } from '#actions/change_password'
import { openSession } from '#actions/open_session'
import type { Device } from '#auth/known_device'
import type User from '#models/user'

/**
 * Changes a password that was verified, which ends every session, and begins a new one.
 * @returns the token of the new session
 * @throws FieldError where it has changed since it was verified; E_UNAUTHORIZED_ACCESS where it changes again
 */
export async function renewPassword(user: User, password: string, device: Device): Promise<string> {
  await changePassword(user, password, { isVerified: true })
  const token = await openSession(user, device, { isLogged: false })
  if (!token) throw new errors.E_UNAUTHORIZED_ACCESS('Changed again', { guardDriverName: 'api' })
  return token
}
