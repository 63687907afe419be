import type { Circular } from '#tests/circulars/circular'
import { development1 } from '#tests/circulars/development_1'
import { development2 } from '#tests/circulars/development_2'
import { development3 } from '#tests/circulars/development_3'
import { development4 } from '#tests/circulars/development_4'
import { development5 } from '#tests/circulars/development_5'

/** Everything that the reader is written against. What a circular leaves open is not expected. */
export const development: Circular[] = [
  ...development1,
  ...development2,
  ...development3,
  ...development4,
  ...development5,
]
