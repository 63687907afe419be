import db from '@adonisjs/lucid/services/db'
import { readDeviceName } from '#auth/device_name'
import { NotFound } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import type User from '#models/user'
import type { ActivityAction } from '#shared/rules/activities'

/** `others`: all but the one that asks. */
type Ended = 'all' | 'others' | { id: string }

/** @throws NotFound where the director has no session with the id */
export async function endSessions(user: User, which: Ended) {
  const own = String(user.currentAccessToken?.identifier)
  await db.transaction(async (trx) => {
    const sessions = trx.from('auth_access_tokens').where('tokenable_id', user.id)
    if (which === 'others') sessions.whereNot('id', own)
    if (typeof which === 'object') sessions.where('id', which.id)
    const [ended] = await sessions.clone().select('name')
    if (typeof which === 'object' && !ended) throw new NotFound()
    await sessions.delete()
    const action = actionOf(which, own)
    const device = action === 'device_ended' ? readDeviceName(ended.name) : undefined
    await logActivity(trx, { kind: 'account', action, ...(device && { after: { device } }) })
  })
}

function actionOf(which: Ended, own: string): ActivityAction {
  if (which === 'all') return 'signed_out_everywhere'
  if (which === 'others') return 'other_devices_ended'
  return which.id === own ? 'signed_out' : 'device_ended'
}
