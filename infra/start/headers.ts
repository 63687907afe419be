import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { documentPolicy } from '@academy/site/policy'

/** Headers of every answer, whoever made it. */
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

/**
 * The policies of all documents in a folder, by address: `/about.html` → policy.
 * @param folder a folder of built files, served at `/`
 */
export function documentPolicies(folder: string): Map<string, string> {
  const names = globSync('**/*.html', { cwd: folder }).sort()
  return new Map(
    names.map((name) => [`/${name}`, documentPolicy(readFileSync(join(folder, name), 'utf8'))])
  )
}
