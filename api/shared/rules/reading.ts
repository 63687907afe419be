import type { Coded } from './codes.js'

/** What was read of something sent, or the first thing that is wrong with it. */
export type Reading<Value> =
  | { value: Value; fault?: undefined }
  | { value?: undefined; fault: Coded }
