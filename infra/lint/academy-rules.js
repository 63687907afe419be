import { noEarlyWords } from './no-early-words.js'
import { noRestrictedSyntax } from './no-restricted-syntax.js'
import { oneWay } from './one-way.js'
import { noFlatOfOne, noLiteralSpread, noLyingCast } from './plain-lines.js'

/** A plugin of Oxlint: the rules of this project's own, as `academy/…`. */
export default {
  meta: { name: 'academy' },
  rules: {
    'no-early-words': noEarlyWords,
    'no-flat-of-one': noFlatOfOne,
    'no-literal-spread': noLiteralSpread,
    'no-lying-cast': noLyingCast,
    'no-restricted-syntax': noRestrictedSyntax,
    'one-way': oneWay,
  },
}
