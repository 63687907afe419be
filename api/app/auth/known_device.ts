import { createHmac } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { clientAddress } from '#auth/client_address'
import { deviceName, type DeviceName } from '#auth/device_name'
import { readClient } from '#database/read_client'
import { affected } from '#database/affected'
import { timestamp } from '#support/timestamp'
import { appKey } from '#start/env'

export interface Device {
  network: string
  name: DeviceName
}

export const deviceOf = (request: HttpContext['request']): Device => ({
  network: clientAddress(request),
  name: deviceName(request.header('User-Agent')),
})

/** Keyed hashes: a copy of the database does not reveal networks or devices. */
const hashed = (text: string) => createHmac('sha256', appKey).update(text).digest('base64url')

const idOf = ({ network, name: { browser, system } }: Device) =>
  hashed(JSON.stringify([network, browser, system]))

/**
 * As whom limits count a device: those that a director has used apart from the strangers in their network.
 * Whichever director: what is limited says nothing about the address that is asked for.
 */
export async function countedAs(device: Device): Promise<{ origin: string; isKnown: boolean }> {
  const row = await readClient()
    .from('known_devices')
    .where('device', idOf(device))
    .select('device')
    .first()
  const isKnown = row !== null
  return { origin: isKnown ? `known:${device.network}` : device.network, isKnown }
}

export async function rememberDevice(
  trx: TransactionClientContract,
  userId: string,
  used: Device
): Promise<boolean> {
  const devices = () => trx.from('known_devices').where('user_id', userId)
  const device = idOf(used)
  const now = { last_used_at: timestamp() }
  const known = await affected(devices().where('device', device).update(now))
  if (known > 0) return false
  const other = await devices().first()
  const row = { user_id: userId, device, ...now }
  await trx.table('known_devices').insert(row)
  return other !== null
}
