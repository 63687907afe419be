import { openSession } from '#actions/open_session'
import type { Device } from '#auth/known_device'
import User from '#models/user'

export async function signIn(
  email: string,
  password: string,
  device: Device
): Promise<{ user: User; token: string }> {
  const user = await User.verifyCredentials(email, password)
  await user.renewHash(password)
  const token = await openSession(user, device)
  // The stored hash has changed since the comparison: compare again.
  return token ? { user, token } : signIn(email, password, device)
}
