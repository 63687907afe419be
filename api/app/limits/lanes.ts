import { AsyncLocalStorage } from 'node:async_hooks'
import { Busy } from '#exceptions/refusals'

type Lane = 'known' | 'stranger'

const current = new AsyncLocalStorage<Lane>()

/** Strangers' attempts under way at once. More would wait longer than anybody should. */
const MOST_STRANGERS = 40

let strangers = 0

/** Runs what a signed-in director asks for, or somebody on a network of one: strangers let it pass. */
export function aheadOfStrangers<T>(work: () => T): T {
  return current.run('known', work)
}

/**
 * Runs an attempt of somebody who may be anybody.
 * @throws Busy at once while as many are under way as can be answered in time
 */
export async function amongStrangers<T>(attempt: () => Promise<T>): Promise<T> {
  if (strangers >= MOST_STRANGERS) throw new Busy()
  strangers += 1
  try {
    return await current.run('stranger', attempt)
  } finally {
    strangers -= 1
  }
}

/** What goes first where work waits: the higher. */
export const priority = () => (current.getStore() === 'known' ? 1 : 0)
