/**
 * Floors beside those of `security:check`, of what builds the product. astro: CVE-2026-59727, -54298,
 * -45028, -41067.
 */
export const OTHER_FLOORS: Record<string, string> = {
  astro: '7.0.4',
}

/**
 * Debian's build that lists the fixes for CVE-2026-42533, -42945, -9256, -42055, -48142, -56434,
 * -60005 and the HTTP/2 header bomb. It does not list -123007 and -123633, so HTTP/2 stays off.
 */
export const NGINX_FLOOR = '1.22.1-9+deb12u10'
