import db from '@adonisjs/lucid/services/db'
import { readDeviceName } from '#auth/device_name'
import { NotFound } from '#exceptions/refusals'
import { logActivity } from '#activity/log'
import type User from '#models/user'

export async function endSessions(user: User, id?: string) {
  const isOwn = id === String(user.currentAccessToken?.identifier)
  await db.transaction(async (trx) => {
    const sessions = trx.from('auth_access_tokens').where('tokenable_id', user.id)
    if (id) sessions.where('id', id)
    const [ended] = await sessions.clone().select('name')
    if (id && !ended) throw new NotFound()
    await sessions.delete()
    const action = !id ? 'signed_out_everywhere' : isOwn ? 'signed_out' : 'device_ended'
    const device = action === 'device_ended' ? readDeviceName(ended.name) : undefined
    await logActivity(trx, { kind: 'account', action, ...(device && { after: { device } }) })
  })
}
