import type { FieldRule } from '../rules/field_rule.js'

const HOST = /^(?:[a-z0-9_-]{1,63}\.){1,20}(?=[a-z0-9-]*[a-z])[a-z0-9-]{1,63}\.?$/

/** Group 1 is the authority; user info (`@`) is refused. */
const WEB_ADDRESS = /^[Hh][Tt]{2}[Pp][Ss]?:\/\/([^\s/?#\\@]+)(?:[/?#][^\s\\]*)?$/

/** Refuses user info, which could make one host look like another. */
export function isWebAddress(text: string): boolean {
  const authority = WEB_ADDRESS.exec(text)?.[1]
  if (!authority || !URL.canParse(text)) return false
  const { hostname, port } = new URL(text)
  return HOST.test(hostname) && port !== '0'
}

export const webAddress = (label: string) =>
  ({
    label,
    form: {
      pattern: WEB_ADDRESS,
      check: isWebAddress,
      fault: { code: 'web_address_invalid', params: { label } },
    },
  }) satisfies FieldRule
