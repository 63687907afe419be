import type { Row } from './outcome.ts'
import { reliability } from './reliability.ts'
import { security } from './security.ts'

/** Every promise on reliability and security, in order. */
export const rows: Row[] = [...reliability, ...security]
