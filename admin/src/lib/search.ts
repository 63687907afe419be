/** Whether any of the texts contains the query, whatever the case; an empty query matches all. */
export function matchesSearch(query: string, texts: string[]) {
  const wanted = query.trim().toLowerCase()
  return wanted === '' || texts.some((text) => text.toLowerCase().includes(wanted))
}
