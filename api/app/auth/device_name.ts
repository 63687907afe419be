import { fromColumn } from '#database/columns'

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
  system: (typeof SYSTEMS)[number][0] | null
}

const find = <Name>(names: readonly (readonly [Name, RegExp])[], text: string) =>
  names.find(([, pattern]) => pattern.test(text))?.[0] ?? null

/** Fixed names only: no text of the User-Agent header ends up in a mail or a list. */
export function deviceName(userAgent = ''): DeviceName {
  return {
    browser: find<DeviceName['browser']>(BROWSERS, userAgent),
    system: find<DeviceName['system']>(SYSTEMS, userAgent),
  }
}

/** Of a session; one that no request has opened has no name. */
export const readDeviceName = (stored: string | null): DeviceName =>
  fromColumn<DeviceName>(stored) ?? deviceName()
