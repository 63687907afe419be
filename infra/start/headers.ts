import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentPolicy } from '../../site/src/policy.ts'

export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers that know no 'frame-ancestors'.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

/** For answers that are no documents of ours: nothing may come of them. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** A worker's place would allow it `/admin/` only, and the app begins at `/admin`. */
export const ADMIN_WORKER = { path: '/admin/worker.js', scope: '/admin' }

/**
 * The policies of all documents in a folder, by address: `/about.html` → policy.
 */
export function documentPolicies(folder: string): Map<string, string> {
  const names = globSync('**/*.html', { cwd: folder }).sort()
  return new Map(
    names.map((name) => [`/${name}`, documentPolicy(readFileSync(join(folder, name), 'utf8'))])
  )
}
