import { createHash } from 'node:crypto'

/** Headers of every answer, whoever made it. */
export const commonHeaders: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // Rendered pages bring a policy of their own that a header here cannot add 'frame-ancestors' to.
  'X-Frame-Options': 'DENY',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy':
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=()',
}

/**
 * What a meta tag cannot say. The site's documents carry their own policy (hashes from the build);
 * policies add up, so this one only takes away.
 */
export const SITE_POLICY = "frame-ancestors 'none'"

/**
 * The admin's policy, with the hashes of the inline scripts and styles of its index.html.
 * @param html the built index.html
 */
export function adminPolicy(html: string): string {
  const hashes = (tag: 'script' | 'style') =>
    [...html.matchAll(new RegExp(`<${tag}(?![^>]*\\ssrc=)[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
      .map(([, body]) => `'sha256-${createHash('sha256').update(body!).digest('base64')}'`)
      .join(' ')
  return [
    "default-src 'none'",
    `script-src 'self' ${hashes('script')}`.trim(),
    `style-src 'self' ${hashes('style')}`.trim(),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "object-src 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}
