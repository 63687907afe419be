/** One line of the table: what is compared, the bar, what was seen. */
export interface Line {
  what: string
  bar: string
  seen: string
  holds: boolean
}

/** What one goal found: its lines, and everything measured on the way. */
export interface Outcome {
  lines: Line[]
  figures: unknown
}

export function atLeast(what: string, bar: number, seen: number): Line {
  return { what, bar: `≥ ${bar}×`, seen: `${seen.toFixed(2)}×`, holds: seen >= bar }
}

export function atMost(what: string, bar: number, seen: number, unit = '×'): Line {
  const digits = unit === '×' || unit === ' s' ? 2 : 1
  return {
    what,
    bar: `≤ ${bar}${unit}`,
    seen: `${seen.toFixed(digits)}${unit}`,
    holds: seen <= bar,
  }
}

export function within(
  what: string,
  least: number,
  most: number,
  seen: number,
  unit: string
): Line {
  return {
    what,
    bar: `${least} to ${most}${unit}`,
    seen: `${seen.toFixed(1)}${unit}`,
    holds: seen >= least && seen <= most,
  }
}

export function isTrue(what: string, holds: boolean): Line {
  return { what, bar: 'yes', seen: holds ? 'yes' : 'no', holds }
}

/** A yardstick without a bar of its own, to read the others by. */
export function beside(what: string, seen: string): Line {
  return { what, bar: '', seen, holds: true }
}
