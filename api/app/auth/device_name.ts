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

export interface DeviceName {
  browser: (typeof BROWSERS)[number][0] | null
  os: (typeof SYSTEMS)[number][0] | null
}

const find = <Name>(names: readonly (readonly [Name, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Only words of ours: a sender cannot put a text of his own into a mail or a list. */
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

export function partsOfBrowserName(name: string | null) {
  const [browser = UNKNOWN_BROWSER, os = null] = name?.split(' on ') ?? []
  return { browser: browser === UNKNOWN_BROWSER ? null : browser, os }
}
