/** @import { Rule } from './rule.ts' */

const FUNCTIONS = 'ArrowFunctionExpression, FunctionDeclaration, FunctionExpression'

/**
 * A message is asked for when it is shown: while modules load, the language is not known yet. Outside
 * of functions it may only be named: `label: m.venue`.
 * @type {Rule}
 */
export const noEarlyWords = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { early: 'Name the message here (m.{{key}}) and call it where it is shown.' },
  },
  create({ report }) {
    let depth = 0
    return {
      [`:matches(${FUNCTIONS})`]: () => void (depth += 1),
      [`:matches(${FUNCTIONS}):exit`]: () => void (depth -= 1),
      'CallExpression[callee.object.name="m"]'(node) {
        if (depth > 0) return
        report({ node, messageId: 'early', data: { key: node.callee.property.name } })
      },
    }
  },
}
