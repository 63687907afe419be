/** In this order: many call themselves by the names of those below them, too. */
const BROWSERS = [
  ['Edge', /\bEdgA?(iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(Firefox|FxiOS)\//],
  ['Chrome', /\b(Chrome|CriOS)\//],
  ['Safari', /\bSafari\//],
] as const

const SYSTEMS = [
  ['Android', /\bAndroid\b/],
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Windows', /\bWindows\b/],
  ['macOS', /\bMac OS X\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Linux', /\bLinux\b/],
] as const

export const UNKNOWN_BROWSER = 'An unknown browser'

/**
 * What a person calls the browser of a `User-Agent`: 'Chrome on Android'. Only words of ours: whoever
 * sends the header cannot put a text of his own into a mail.
 */
export function browserName(userAgent = ''): string {
  const find = (names: typeof BROWSERS | typeof SYSTEMS) =>
    names.find(([, pattern]) => pattern.test(userAgent))?.[0]
  const browser = find(BROWSERS) ?? UNKNOWN_BROWSER
  const system = find(SYSTEMS)
  return system ? `${browser} on ${system}` : browser
}
