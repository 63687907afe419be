import { copyEnds, REVALIDATED } from '@academy/api/shared/rules/shared_copies'

/** Browsers ask for it again, but Back may still show it. */
export function markFresh({ headers }: { headers: Headers }): void {
  headers.set('Cache-Control', REVALIDATED)
  headers.set('X-Accel-Expires', copyEnds())
}

export function markFailed(response: { status?: number; headers: Headers }): void {
  response.status = 503
  response.headers.set('Cache-Control', 'no-store')
  response.headers.set('Retry-After', '5')
}
