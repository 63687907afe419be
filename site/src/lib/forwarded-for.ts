/**
 * The chain of addresses a request came by, for `X-Forwarded-For` of a request made on its behalf:
 * what stood there already, then the peer. A trusted proxy's own address is skipped by the API, and
 * a visitor cannot hide behind an invented first entry, because the last untrusted one counts.
 */
export function forwardedFor(request: Request, peer: string): string {
  const before = request.headers.get('X-Forwarded-For')
  const plain = peer.replace(/^::ffff:/, '')
  return before ? `${before}, ${plain}` : plain
}
