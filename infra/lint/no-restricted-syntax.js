/** @import { Rule } from './rule.ts' */

/**
 * ESLint's rule of this name, which Oxlint does not have: each option is `{ selector, message }`.
 * @type {Rule}
 */
export const noRestrictedSyntax = {
  meta: { type: 'suggestion', schema: { type: 'array', items: { type: 'object' } } },
  create({ options, report }) {
    return Object.fromEntries(
      options.map(({ selector, message }) => [selector, (node) => report({ node, message })])
    )
  },
}
