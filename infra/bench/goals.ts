import type { Outcome } from './bars.ts'
import { serving } from './goals/serving.ts'

/** What `npm run bench` tries, in this order; each by its name alone too. */
export const goals: Record<string, () => Promise<Outcome>> = { serving }
