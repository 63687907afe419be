import { AsyncLocalStorage } from 'node:async_hooks'
import app from '@adonisjs/core/services/app'
import { deviceName, type DeviceName } from '#auth/device_name'
import type { Origin } from '#shared/rules/activities'

interface Actor {
  userId: string | null
  userAgent?: string | undefined
  isServer?: boolean
}

const current = new AsyncLocalStorage<Actor>()

export function asActor<T>(actor: Actor, work: () => T): T {
  return current.run(actor, work)
}

export function asServer<T>(work: () => T): T {
  return current.run({ userId: null, isServer: true }, work)
}

export function currentActor(account?: string): DeviceName & {
  userId: string | null
  origin: Origin
} {
  const { userId = null, userAgent, isServer = false } = current.getStore() ?? {}
  // In a command the account is the target, not the actor.
  const isCommand = app.getEnvironment() === 'console' && !isServer
  const directorId = userId ?? (isCommand ? null : (account ?? null))
  const origin = directorId ? 'director' : isCommand ? 'command' : 'server'
  return { userId: directorId, origin, ...deviceName(userAgent) }
}
