import { arrows } from '@academy/infra/arrows'
import { plainLines } from '@academy/infra/plain-lines'
import { lateWords } from '@academy/infra/late-words'
import { literalWords } from '@academy/infra/literal-words'
import query from '@tanstack/eslint-plugin-query'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import tseslint from 'typescript-eslint'

const features = [
  'session',
  'tournaments',
  'achievements',
  'results',
  'contacts',
  'notices',
  'classes',
  'settings',
  'activity',
]

/** Words outside of JSX: what queries and mutations say, toasts, and sentences in a form's state. */
const OTHER_WORDS = [
  'Property[key.name=/^(failure|done|notFound|label|words|hint|placeholder|search|empty|emptyHint|noMatch)$/] > :matches(Literal[value=/[A-Za-z]{2}/], TemplateLiteral)',
  'CallExpression[callee.object.name="toast"] > :matches(Literal, TemplateLiteral)',
  'CallExpression[callee.name=/^(toast|usePageTitle|set(Failure|Notice|Announcement|PictureError))$/] > :matches(Literal[value=/[A-Za-z]{2}/], TemplateLiteral)',
]

/** Imports flow one way: ui and lib → components → features → app. */
function mayNotImport(files, groups, message) {
  return {
    files,
    rules: { 'no-restricted-imports': ['error', { patterns: [{ group: groups, message }] }] },
  }
}

export default defineConfig([
  globalIgnores(['dist']),
  tseslint.configs.strict,
  tseslint.configs.stylistic,
  {
    // The plugin's other rules run React's compiler over every component, which nothing here is built
    // with: two thirds of the processor time of this lint.
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
    },
  },
  a11y.configs.recommended,
  query.configs['flat/recommended'],
  arrows,
  plainLines,
  lateWords,
  {
    rules: {
      '@typescript-eslint/consistent-type-definitions': 'off',
      'no-console': ['error', { allow: ['warn', 'error'] }],
    },
  },
  {
    // A group of a pattern that matched is there, which the types of regular expressions do not say.
    files: ['src/circular/*.ts'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...literalWords('hint|question|words|subject'),
        ...OTHER_WORDS.map((selector) => ({
          selector,
          message: 'Words come from the catalogue: m.someKey().',
        })),
      ],
    },
  },
  mayNotImport(
    ['src/lib/**', 'src/components/ui/**'],
    ['@/features/**', '@/circular/*', '@/app/*', '@/components/*', '!@/components/ui/'],
    'lib and ui know nothing of components, features and pages'
  ),
  mayNotImport(
    ['src/unsent/**'],
    ['@/features/**', '@/circular/*', '@/app/*'],
    'what stores and sends forms knows nothing of one form'
  ),
  mayNotImport(
    ['src/circular/**'],
    ['@/features/**', '@/app/*', '@/components/**'],
    'the reader of circulars knows nothing of the forms that it fills'
  ),
  mayNotImport(
    ['src/components/*.tsx', 'src/components/!(ui)/**'],
    ['@/features/**', '@/app/*'],
    'components know nothing of features and pages'
  ),
  ...features.map((feature) =>
    mayNotImport(
      [`src/features/${feature}/**`],
      [
        ...features.filter((other) => other !== feature).map((other) => `@/features/${other}/**`),
        '@/app/*',
      ],
      'a feature knows nothing of another feature, but for items, and of the app around it'
    )
  ),
  mayNotImport(
    ['src/features/items/**'],
    [...features.map((feature) => `@/features/${feature}/**`), '@/app/*'],
    'what every kind of item has knows nothing of one kind and of the app around it'
  ),
])
