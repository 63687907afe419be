import { readFileSync } from 'node:fs'

/** The values a unit file gives a setting, in order. */
export function unitSettings(file: string, name: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(
    ([, value]) => value!
  )
}
