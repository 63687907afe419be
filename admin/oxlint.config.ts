import { mayNotImport, react } from '@academy/infra/lint/base'
import { literalWords } from '@academy/infra/lint/literal-words'
import { defineConfig } from 'oxlint'

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

export default defineConfig({
  extends: [react],
  ignorePatterns: ['dist', '.generated'],
  jsPlugins: ['@tanstack/eslint-plugin-query'],
  rules: {
    'no-console': ['error', { allow: ['warn', 'error'] }],
    '@tanstack/query/exhaustive-deps': 'error',
    '@tanstack/query/infinite-query-property-order': 'error',
    '@tanstack/query/mutation-property-order': 'error',
    '@tanstack/query/no-rest-destructuring': 'error',
    '@tanstack/query/no-unstable-deps': 'error',
    '@tanstack/query/no-void-query-fn': 'error',
    '@tanstack/query/stable-query-client': 'error',
    'no-empty-function': 'error',
    'no-useless-constructor': 'error',
    'typescript/adjacent-overload-signatures': 'error',
    'typescript/ban-tslint-comment': 'error',
    'typescript/class-literal-property-style': 'error',
    'typescript/consistent-generic-constructors': 'error',
    'typescript/consistent-indexed-object-style': 'error',
    'typescript/consistent-type-assertions': 'error',
    'typescript/no-confusing-non-null-assertion': 'error',
    'typescript/no-dynamic-delete': 'error',
    'typescript/no-invalid-void-type': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/prefer-literal-enum-member': 'error',
  },
  overrides: [
    {
      // A group of a pattern that matched is there, which the types of regular expressions do not say.
      files: ['src/circular/**/*.ts'],
      rules: { 'typescript/no-non-null-assertion': 'off' },
    },
    {
      files: ['src/**/*.{ts,tsx}'],
      // They load when a language has been chosen.
      excludeFiles: ['**/*.test.{ts,tsx}'],
      rules: {
        'academy/no-early-words': 'error',
        'academy/no-restricted-syntax': [
          'error',
          ...literalWords('hint|question|words|subject'),
          ...OTHER_WORDS.map((selector) => ({
            selector,
            message: 'Words come from the catalogue: m.someKey().',
          })),
        ],
      },
    },
    // Imports flow one way: ui and lib → components → features → app.
    {
      files: ['src/lib/**', 'src/components/ui/**'],
      rules: mayNotImport({
        group: [
          '@/features/**',
          '@/circular/**',
          '@/app/**',
          '@/components/**',
          '!@/components/ui/**',
        ],
        message: 'lib and ui know nothing of components, features and pages',
      }),
    },
    {
      files: ['src/unsent/**'],
      rules: mayNotImport({
        group: ['@/features/**', '@/circular/**', '@/app/**'],
        message: 'what stores and sends forms knows nothing of one form',
      }),
    },
    {
      files: ['src/circular/**'],
      rules: mayNotImport({
        group: ['@/features/**', '@/app/**', '@/components/**'],
        message: 'the reader of circulars knows nothing of the forms that it fills',
      }),
    },
    {
      files: ['src/components/**'],
      excludeFiles: ['src/components/ui/**'],
      rules: mayNotImport({
        group: ['@/features/**', '@/app/**'],
        message: 'components know nothing of features and pages',
      }),
    },
    ...features.map((feature) => ({
      files: [`src/features/${feature}/**`],
      rules: mayNotImport({
        group: [
          ...features.filter((other) => other !== feature).map((other) => `@/features/${other}/**`),
          '@/app/**',
        ],
        message:
          'a feature knows nothing of another feature, but for items, and of the app around it',
      }),
    })),
    {
      files: ['src/features/results/reading/**'],
      rules: mayNotImport({
        group: ['@/features/**', '!@/features/results/reading/**', '@/app/**', '@/components/**'],
        message: 'what reads a list knows nothing of the results that it is merged into',
      }),
    },
    {
      files: ['src/features/items/**'],
      rules: mayNotImport({
        group: [...features.map((feature) => `@/features/${feature}/**`), '@/app/**'],
        message: 'what every kind of item has knows nothing of one kind and of the app around it',
      }),
    },
  ],
})
