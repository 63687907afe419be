/**
 * How often something is tried: `npm test` tries everything, and each thing often enough to notice
 * what breaks it; `npm run proof` sets TESTS_THOROUGH and takes its time.
 */
export const tries = (count: { quick: number; thorough: number }) =>
  process.env.TESTS_THOROUGH === '1' ? count.thorough : count.quick
