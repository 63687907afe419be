import { createHash } from 'node:crypto'

/** An email address as the counters' keys have it: none is stored there, and all are of one length. */
export const hashedAddress = (email: string): string =>
  createHash('sha256').update(email).digest('base64url').slice(0, 22)
