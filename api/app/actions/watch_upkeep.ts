import { existsSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { timestamp } from '#support/timestamp'
import { mark, markerFile } from '#health/markers'
import { upkeepHealth } from '#health/readiness'
import { deliver, type Delivery } from '#mails/deliver'
import { UpkeepMail } from '#mails/upkeep_mail'
import env from '#start/env'

export interface Watched {
  isHealthy: boolean
  /** Undefined when there was nothing to tell. */
  delivery?: Delivery
}

/** Tells the operator once that the upkeep has turned red, and once that it is well again. */
export async function watchUpkeep(): Promise<Watched> {
  const { isHealthy, checks } = await upkeepHealth({ fresh: true })
  const recipient = env.get('OPERATOR_EMAIL')
  const isTold = existsSync(markerFile('told-red'))
  if (recipient === undefined || isHealthy !== isTold) return { isHealthy }
  const unwell = checks.filter(({ status }) => status === 'error')
  const faults = unwell.map(({ name, message }) => [name, message] as [string, string])
  // Not by the queue, which may be what is not well. Unsent, it is tried at the next look.
  const delivery = await deliver(new UpkeepMail(recipient, { faults, at: timestamp() }))
  if (delivery.isAccepted) await remember(isHealthy)
  return { isHealthy, delivery }
}

function remember(isHealthy: boolean) {
  return isHealthy ? rm(markerFile('told-red'), { force: true }) : mark('told-red')
}
