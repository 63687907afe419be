/**
 * What the store of pictures did not do, and why, in one line; undefined for any other error. The
 * framework's drive gives the store's own error as the cause.
 */
export function storeFailure(error: Error): string | undefined {
  const { message, cause } = error
  const code = 'code' in error ? String(error.code) : ''
  if (!code.startsWith('E_CANNOT_') || !(cause instanceof Error)) return undefined
  return `${message}: ${cause.message || cause.name}`.replaceAll(/\s+/g, ' ')
}
