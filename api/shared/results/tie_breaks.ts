const CODE_LENGTH = 6

export interface TieBreak {
  /** What stands in a list. */
  code: string
  /** In full, where the code says less. */
  title?: string
}

/** As on the sheets that organisers' programs print: a short name is its own code, others are 'TB1', 'TB2'. */
export function tieBreakOf(name: string, index: number): TieBreak {
  const title = name.trim()
  return title.length > CODE_LENGTH ? { code: `TB${index + 1}`, title } : { code: title }
}
