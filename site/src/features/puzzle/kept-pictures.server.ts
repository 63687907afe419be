/** Those of some weeks in three languages, about 60 KB each. */
const KEPT = 60

/** Draws each picture once, also for those who ask while it is drawn. A failure is not kept. */
export function keptPictures() {
  const kept = new Map<string, Promise<Buffer>>()
  return (name: string, draw: () => Promise<Buffer>): Promise<Buffer> => {
    const known = kept.get(name)
    if (known) return known
    const drawn = draw()
    kept.set(name, drawn)
    drawn.catch(() => kept.delete(name))
    const [oldest] = kept.keys()
    if (kept.size > KEPT) kept.delete(oldest!)
    return drawn
  }
}
