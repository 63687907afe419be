/** Whether any of the texts contains the query, without regard to case; an empty query is in all. */
export function matches(query: string, texts: string[]): boolean {
  const wanted = query.trim().toLowerCase()
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
}
