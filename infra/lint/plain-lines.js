/** @import { Rule } from './rule.ts' */

/**
 * A spread of a literal into a literal packs several properties on one line. The fix writes them out.
 * @type {Rule}
 */
export const noLiteralSpread = {
  meta: {
    type: 'layout',
    fixable: 'code',
    schema: [],
    messages: { spread: 'Write these out, one a line, instead of spreading a literal.' },
  },
  create({ sourceCode, report }) {
    const check = (type, partsOf) => (node) => {
      const { parent, argument } = node
      if (parent.type !== type || argument.type !== type) return
      report({
        node,
        messageId: 'spread',
        fix(fixer) {
          if (sourceCode.getCommentsInside(node).length > 0) return null
          const parts = partsOf(argument)
          if (parts.some((part) => !part)) return null
          const written = parts.map((part) => sourceCode.getText(part)).join(',\n')
          if (written) return fixer.replaceText(node, written)
          return null
        },
      })
    }
    return {
      'ObjectExpression > SpreadElement': check('ObjectExpression', (node) => node.properties),
      'ArrayExpression > SpreadElement': check('ArrayExpression', (node) => node.elements),
    }
  },
}

/**
 * `[await rows].flat()` hides what came back.
 * @type {Rule}
 */
export const noFlatOfOne = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { flat: 'Say which of the two shapes it is, instead of wrapping and flattening it.' },
  },
  create: ({ report }) => ({
    'CallExpression[callee.property.name="flat"][arguments.length=0]'(node) {
      const { object } = node.callee
      if (object.type !== 'ArrayExpression' || object.elements.length !== 1) return
      if (object.elements[0]?.type !== 'SpreadElement') report({ node, messageId: 'flat' })
    },
  }),
}

/**
 * A cast through `unknown`, or to `any` or `never`, makes the compiler believe what is not so.
 * @type {Rule}
 */
export const noLyingCast = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { cast: 'Give the value its type where it comes from, instead of a cast that lies.' },
  },
  create: ({ report }) => ({
    TSAsExpression(node) {
      const { expression, typeAnnotation } = node
      const isNothing = ['TSNeverKeyword', 'TSAnyKeyword'].includes(typeAnnotation.type)
      const isTwice =
        expression.type === 'TSAsExpression' &&
        ['TSUnknownKeyword', 'TSAnyKeyword'].includes(expression.typeAnnotation.type)
      if (isNothing || isTwice) report({ node, messageId: 'cast' })
    },
  }),
}
