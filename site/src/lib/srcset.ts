/** The address of the last, largest entry of a srcset whose entries go from small to large. */
export function largestOf(srcset: string): string {
  const entries = srcset.split(',')
  return entries[entries.length - 1]!.trim().split(/\s+/)[0]!
}
