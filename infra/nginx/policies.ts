import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { adminPolicy, SITE_POLICY } from '../start/headers.ts'

const META = /<meta http-equiv="content-security-policy" content="([^"]*)"/i
const OVER_TLS = 'upgrade-insecure-requests'

/** What is added to a policy that a rendered page brings along. */
export const HEADER_ONLY_POLICY = `${SITE_POLICY}; ${OVER_TLS}`

/** For answers that are no documents of ours: nothing may come of them. */
export const CLOSED_POLICY = `default-src 'none'; ${SITE_POLICY}`

/**
 * The policy to send with a built document: the one its build wrote into it, hashes included (then
 * header and document say the same), else one made from its own inline scripts and styles.
 */
export function headerPolicy(html: string): string {
  const own = META.exec(html)?.[1]?.replace(/;\s*$/, '')
  return own ? `${own}; ${HEADER_ONLY_POLICY}` : `${adminPolicy(html)}; ${OVER_TLS}`
}

/**
 * The header policies of all documents in a folder, by address: `/about.html` → policy.
 * @param folder a folder of built files, served at `/`
 */
export function policiesOf(folder: string): [address: string, policy: string][] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((file) => [`/${relative(folder, file)}`, headerPolicy(readFileSync(file, 'utf8'))])
}
