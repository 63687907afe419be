import { fileURLToPath } from 'node:url'
import { defineConfig, type OxlintConfig } from 'oxlint'

const OUR_RULES = {
  name: 'academy',
  specifier: fileURLToPath(import.meta.resolve('./academy-rules.js')),
}
/** Oxlint has none of its rules built in. */
export const REGEXP = 'eslint-plugin-regexp'

/** Globs or a regular expression of what is not imported, and the sentence that says why. */
interface Refused {
  group?: string[]
  regex?: string
  message: string
  allowTypeImports?: boolean
}

/** For an override of some files: of several that match a file, the last one counts. */
export function mayNotImport(...patterns: Refused[]): OxlintConfig['rules'] {
  return { 'no-restricted-imports': ['error', { patterns }] }
}

/** Those of Oxlint's own that are used everywhere. */
const PLUGINS = ['typescript', 'unicorn', 'oxc'] as const

/** What holds in all workspaces. */
export const base = defineConfig({
  plugins: [...PLUGINS],
  jsPlugins: [OUR_RULES],
  categories: { correctness: 'error' },
  rules: {
    'academy/one-way': 'error',
    'academy/no-literal-spread': 'error',
    'academy/no-flat-of-one': 'error',
    'academy/no-lying-cast': 'error',
    eqeqeq: ['error', 'always'],
    'no-array-constructor': 'error',
    // Playwright's fixtures say by an empty pattern that they need no other.
    'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    // Vowel signs and joiners stand alone in the classes that look for them.
    'no-misleading-character-class': 'off',
    'no-unused-expressions': 'error',
    'no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
    'no-var': 'error',
    'prefer-const': 'error',
    'prefer-rest-params': 'error',
    'prefer-spread': 'error',
    'typescript/array-type': 'error',
    'typescript/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
    'typescript/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
    'typescript/no-duplicate-enum-values': 'error',
    'typescript/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    'typescript/no-explicit-any': 'error',
    'typescript/no-extraneous-class': 'error',
    'typescript/no-inferrable-types': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-asserted-nullish-coalescing': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unnecessary-type-constraint': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/prefer-for-of': 'error',
    'typescript/prefer-function-type': 'error',
    'typescript/unified-signatures': 'error',
    // It also finds copies that are made on purpose.
    'unicorn/no-useless-spread': 'off',
    'unicorn/prefer-node-protocol': 'error',
  },
  overrides: [
    {
      // A test's stand-in has only the part that is asked of it.
      files: ['**/*.{test,spec}.{ts,tsx}', '**/tests/**', '**/test/**'],
      rules: { 'academy/no-lying-cast': 'off' },
    },
  ],
})

/** What holds where there are components of React as well. */
export const react = defineConfig({
  extends: [base],
  plugins: [...PLUGINS, 'react', 'jsx-a11y'],
  rules: {
    // Elements that look like no control, or like a smaller one, have their role on purpose.
    'jsx-a11y/prefer-tag-over-role': 'off',
    // It does not know labels that stand beside a control.
    'jsx-a11y/control-has-associated-label': 'off',
    // Keys that are pressed inside of a form or a list reach it, and are its business.
    'jsx-a11y/no-noninteractive-element-interactions': [
      'error',
      { handlers: ['onClick', 'onMouseDown', 'onMouseUp', 'onKeyPress', 'onKeyDown', 'onKeyUp'] },
    ],
    // They ask what React's compiler asks, with which nothing here is built.
    'react/immutability': 'off',
    'react/purity': 'off',
    // Safari takes an unstyled list for no list at all unless its role says so.
    'jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
  },
  overrides: [
    {
      files: ['**/*.{ts,tsx}'],
      // No hook is called on a server, where `use` is another function.
      excludeFiles: ['**/*.server.ts'],
      rules: { 'react/rules-of-hooks': 'error', 'react/exhaustive-deps': 'error' },
    },
  ],
})
