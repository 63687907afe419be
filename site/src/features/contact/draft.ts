import { readStored, writeStored } from '~/lib/stored'
import { noValues, type Values } from './contact-fields'

/**
 * What has been typed but not sent, kept for this tab only: it survives a reload, and is gone for
 * the next person at a shared computer once the tab is closed.
 */
const DRAFT_KEY = 'academy.contact-draft'
const OPENED_KEY = 'academy.contact-opened'

/** The texts kept for this tab; empty ones without any. */
export function readDraft(): Values {
  return { ...noValues, ...readStored<Partial<Values>>('tab', DRAFT_KEY) }
}

/** Keeps the texts; null drops them. */
export function keepDraft(values: Values | null): void {
  writeStored('tab', DRAFT_KEY, values)
}

/**
 * Milliseconds since the form was first opened in this tab. A reload does not start it anew: a
 * restored draft sent at once is a person, not a robot.
 */
export function elapsedSinceOpened(): number {
  const opened = readStored<number>('tab', OPENED_KEY)
  if (opened === null) writeStored('tab', OPENED_KEY, Math.round(performance.timeOrigin))
  return Math.round(opened === null ? performance.now() : Math.max(0, Date.now() - opened))
}
