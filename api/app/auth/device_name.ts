/** Order matters: many user agents also contain the names of browsers further down. */
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

export interface DeviceName {
  browser: (typeof BROWSERS)[number][0] | null
  os: (typeof SYSTEMS)[number][0] | null
}

const find = <Name>(names: readonly (readonly [Name, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Fixed names only: no text of the User-Agent header ends up in a mail or a list. */
export function deviceName(userAgent = ''): DeviceName {
  return {
    browser: find<DeviceName['browser']>(BROWSERS, userAgent),
    os: find<DeviceName['os']>(SYSTEMS, userAgent),
  }
}

const UNKNOWN_BROWSER = 'An unknown browser'

export function browserName(userAgent = ''): string {
  const { browser, os } = deviceName(userAgent)
  return os ? `${browser ?? UNKNOWN_BROWSER} on ${os}` : (browser ?? UNKNOWN_BROWSER)
}

export function parseBrowserName(name: string | null) {
  const [browser = UNKNOWN_BROWSER, os = null] = name?.split(' on ') ?? []
  return { browser: browser === UNKNOWN_BROWSER ? null : browser, os }
}
