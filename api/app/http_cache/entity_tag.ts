/** The entity tag of one version of an item. */
export function entityTag(item: { version: number }): string {
  return `"v${item.version}"`
}

/**
 * Whether an `If-Match` header lets a change go on; without the header every change may.
 * Weak tags never match (RFC 9110, 13.1.1).
 */
export function isMatch(header: string | undefined, item: { version: number }): boolean {
  if (header === undefined || header.trim() === '*') return true
  return header.split(',').some((tag) => tag.trim() === entityTag(item))
}
