/** Has a change refused when the item is no longer the one it was typed over. */
export function ifMatch(version: number | undefined): Record<string, string> {
  return version === undefined ? {} : { 'If-Match': `"v${version}"` }
}
