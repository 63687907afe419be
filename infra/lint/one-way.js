/** @import { Rule } from './rule.ts' */
import { dirname, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

/**
 * Who takes what, as paths from the top of the repository or as names of packages without `@academy/`;
 * what stands first counts. A file outside of these lines may import anything.
 */
const ARROWS = [
  { of: /^api\/shared\//, takes: /^api\/shared\// },
  { of: /^api\/oxlint\.config\.ts$/, takes: /^(api|infra)\// },
  { of: /^api\//, takes: /^api\// },
  // Never code of the site, whose colours, fonts and pictures come by stylesheet or address.
  { of: /^admin\/src\/(?!.*\.test\.)/, takes: /^(admin\/|api\/(shared\/|registry$|data$))/ },
  { of: /^admin\//, takes: /^(admin\/|api\/(shared\/|tests\/|registry$|data$)|infra\/)/ },
  { of: /^site\/src\/(?!.*\.test\.)/, takes: /^(site\/|api\/(shared\/|data$))/ },
  { of: /^site\//, takes: /^(site\/|api\/(shared\/|tests\/|data$)|infra\/)/ },
  {
    of: /^infra\//,
    takes:
      // The types of the server that it starts; what lint requires as a running server does; what a
      // test answers with in place of the API, or sends to it.
      /^(infra\/|site\/|api\/(shared\/|bin\/|app\/security_check\/version_floors|tests\/support\/(no_facts|players)\.))/,
  },
]

/** The path or name of ours that a module is asked for by; undefined for what others have made. */
function oursOf(specifier, file) {
  if (specifier.startsWith('@academy/')) return specifier.slice('@academy/'.length)
  if (specifier.startsWith('.')) return relative(root, resolve(dirname(file), specifier))
  // `#shared/…` and the like mean nothing to who imports the shared folder.
  return specifier.startsWith('#') ? `api/${specifier}` : undefined
}

/**
 * Imports between workspaces run one way.
 * @type {Rule}
 */
export const oneWay = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { wrong: '{{file}} takes nothing from {{ours}}: see infra/lint/one-way.js.' },
  },
  create({ filename, report }) {
    const file = relative(root, filename)
    const arrow = ARROWS.find(({ of }) => of.test(file))
    if (!arrow) return {}
    const check = (source) => {
      if (typeof source?.value !== 'string') return
      const ours = oursOf(source.value, filename)
      if (ours && !arrow.takes.test(ours)) {
        report({ node: source, messageId: 'wrong', data: { file, ours } })
      }
    }
    return {
      ImportDeclaration: ({ source }) => check(source),
      ExportNamedDeclaration: ({ source }) => check(source),
      ExportAllDeclaration: ({ source }) => check(source),
      ImportExpression: ({ source }) => check(source),
      TSImportType: ({ source, argument }) => check(source ?? argument?.literal),
    }
  },
}
