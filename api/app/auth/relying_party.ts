import { identity } from '#shared/identity/identity'
import env from '#start/env'

const { origin, hostname } = new URL(env.get('APP_URL') ?? `http://localhost:${env.get('PORT')}`)

/**
 * Whom passkeys are made for, and where they may be used: the public address and nothing else. It is
 * never read from a request, whose `Host` is whatever its sender likes.
 */
export const relyingParty = { name: identity.name, id: hostname, origin }
