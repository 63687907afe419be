/** Whether two plain values are written alike in JSON, where the order of keys counts. */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
