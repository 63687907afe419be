import { createHash, timingSafeEqual } from 'node:crypto'
import { Forbidden } from '#exceptions/refusals'
import User from '#models/user'
import env from '#start/env'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** Whether the first director may be made with the set-up token. */
export async function isSetUpOpen(): Promise<boolean> {
  return env.get('SETUP_TOKEN') !== undefined && (await User.query().first()) === null
}

/** @throws Forbidden */
export function assertSetUpToken(token: string | undefined) {
  const expected = env.get('SETUP_TOKEN')?.release()
  if (expected && token && timingSafeEqual(digest(expected), digest(token))) return
  throw new Forbidden()
}
