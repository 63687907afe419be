import type { Outcome } from './bars.ts'
import { admin } from './goals/admin.ts'
import { growth } from './goals/growth.ts'
import { moves } from './goals/moves.ts'
import { pages } from './goals/pages.ts'
import { serving } from './goals/serving.ts'
import { start } from './goals/start.ts'
import { uploads } from './goals/uploads.ts'

/** What `npm run bench` tries, in this order; each by its name alone too. */
export const goals: Record<string, () => Promise<Outcome>> = {
  serving,
  growth,
  uploads,
  admin,
  start,
  pages,
  moves,
}
