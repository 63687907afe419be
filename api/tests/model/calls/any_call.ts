import fc from 'fast-check'
import type { Call } from '../call.js'
import { changePassword, register, signIn, signOut } from './accounts.js'
import { create, erase, remove, restore, update } from './items.js'
import { handle, readMessages, write } from './messages.js'
import { readFeed, readItem, readList, readSharePicture } from './reads.js'
import { readSettings, saveSettings } from './settings.js'
import { purge, upkeep } from './upkeep.js'

/** Calls with how often each is made against the others. */
function weighted(...calls: [number, fc.Arbitrary<Call>][]): fc.Arbitrary<Call> {
  return fc.oneof(...calls.map(([weight, arbitrary]) => ({ weight, arbitrary })))
}

const several = (call: fc.Arbitrary<Call>) => fc.array(call, { minLength: 1, maxLength: 4 })

const writing = weighted([5, create], [10, update], [4, remove], [5, restore])
/** Drawing a share picture takes as long as ten other calls. */
const reading = weighted([6, readList], [2, readFeed], [6, readItem], [1, readSharePicture])
const aboutItems = weighted([24, writing], [8, reading], [6, upkeep])
const aboutMessages = weighted([3, write], [1, readMessages], [4, handle], [2, upkeep])
const aboutSettings = weighted([3, saveSettings], [1, readSettings])
const aboutAccounts = weighted([4, signIn], [4, changePassword], [1, signOut], [2, register])
const aboutAnything = fc.oneof(aboutItems, aboutMessages, aboutSettings, aboutAccounts)

/** What was deleted, when it is brought back and taken for good at the same time. */
const aboutDeleted = weighted(
  [3, restore],
  [2, remove],
  [1, handle],
  [3, purge],
  [2, erase],
  [1, readList]
)

/** What is done at once: mostly about one thing, so that it meets; sometimes the same call twice. */
export const callsAtOnce: fc.Arbitrary<Call[]> = fc.oneof(
  ...[aboutItems, aboutItems, aboutItems, aboutDeleted].map(several),
  ...[aboutMessages, aboutSettings, aboutAccounts, aboutAnything].map(several),
  aboutAnything.map((call) => [call, call])
)
