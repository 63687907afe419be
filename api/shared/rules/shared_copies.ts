/** Browsers revalidate; nginx keeps a copy for a second, and for a minute while the processes fail. */
export const REVALIDATED = 'public, max-age=0, must-revalidate, s-maxage=1, stale-if-error=60'

/**
 * For `X-Accel-Expires`: when a copy made now ends, as seconds since 1970. nginx counts whole seconds,
 * so a copy with `s-maxage=1` may live for two; this one lives for half a second to one and a half.
 */
export const copyEnds = () => `@${Math.floor(Date.now() / 1000 + 0.5)}`
