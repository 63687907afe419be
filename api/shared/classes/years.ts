/** In years, both of them included. */
export interface Years {
  least: number
  most: number
}

const OLDEST = 120

/** '6–9' are both and those between; '10+' has no end; '14' is one; without ages a class is for all. */
export function yearsOf(ages: string): Years {
  const [least = 0, last] = ages.match(/\d+/g)?.map(Number) ?? []
  const hasEnd = ages !== '' && !ages.endsWith('+')
  return { least, most: hasEnd ? (last ?? least) : OLDEST }
}
