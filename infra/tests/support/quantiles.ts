/** The value that a share (0 to 1) of some values lies below. There has to be one at least. */
export function quantile(values: number[], share: number): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length * share)]!
}

export const median = (values: number[]) => quantile(values, 0.5)

/** What one of a hundred exceeds. */
export const p99 = (values: number[]) => quantile(values, 0.99)
