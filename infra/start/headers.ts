import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentPolicy } from '../../site/src/policy.ts'

export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // For browsers without frame-ancestors.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

export const POLICY = 'Content-Security-Policy'

/** Of what a browser keeps, and asks for again each time. */
export const REVALIDATE = 'no-cache'

/** For responses that are not documents. */
export const CLOSED_POLICY = "default-src 'none'; frame-ancestors 'none'"

export const WORKER_POLICY = "default-src 'none'; connect-src 'self'; frame-ancestors 'none'"

/** The worker is below /admin/, but the app starts at /admin. */
export const ADMIN_WORKER = { path: '/admin/worker.js', scope: '/admin' }

/** By address: `/about.html` → policy. */
export function documentPolicies(folder: string): Map<string, string> {
  const names = globSync('**/*.html', { cwd: folder }).sort()
  return new Map(
    names.map((name) => [`/${name}`, documentPolicy(readFileSync(join(folder, name), 'utf8'))])
  )
}
