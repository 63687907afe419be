export function entityTag(item: { version: number }): string {
  return `"v${item.version}"`
}

/** True without the header; weak tags never match (RFC 9110, 13.1.1). */
export function isMatch(header: string | undefined, item: { version: number }): boolean {
  if (header === undefined || header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim() === entityTag(item))
}

/** Whether who sends the header has seen the version that it matches. */
export const isOfOneVersion = (header: string | undefined): boolean =>
  header !== undefined && header.trim() !== '*'
