import { CLOSED_POLICY, commonHeaders, documentPolicies } from '../start/headers.ts'

export interface Release {
  siteFiles: string
  adminFiles: string
  pages: string
}

/** Added to every policy over TLS. */
export const OVER_TLS = 'upgrade-insecure-requests'

/** nginx cannot escape `$`, and limits a word to 4096 bytes. */
function quote(value: string): string {
  if (/["$\\\n]/.test(value) || value.length > 4000) {
    throw new Error(`This value cannot be written into nginx's configuration: ${value}`)
  }
  return `"${value}"`
}

function policyMaps({ siteFiles, adminFiles, pages }: Release): string {
  const documents = [...documentPolicies(siteFiles), ...documentPolicies(pages)]
  const lines = documents.map(
    ([address, policy]) => `    ${quote(address)} ${quote(`${policy}; ${OVER_TLS}`)};`
  )
  // Without text: one file for all languages.
  const [admin, ...others] = [...new Set(documentPolicies(adminFiles).values())]
  if (admin === undefined || others.length > 0) throw new Error('The admin has one policy')
  return [
    'map $uri $document_policy {',
    `    default ${quote(CLOSED_POLICY)};`,
    ...lines,
    '}',
    'map "" $admin_policy {',
    `    default ${quote(`${admin}; ${OVER_TLS}`)};`,
    '}',
    '',
  ].join('\n')
}

export function generatedFiles(release: Release): Record<string, string> {
  const headers = Object.entries(commonHeaders)
  return {
    'policies.conf': policyMaps(release),
    'common-headers.conf': headers
      .map(([name, value]) => `add_header ${name} ${quote(value)} always;\n`)
      .join(''),
    // The processes send these too, for direct requests.
    'hidden-headers.conf': headers.map(([name]) => `proxy_hide_header ${name};\n`).join(''),
  }
}
