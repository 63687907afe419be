import { literalWords } from '@academy/infra/literal-words'
import { arrows } from '@academy/infra/arrows'
import { plainLines } from '@academy/infra/plain-lines'
import { defineConfig } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import a11y from 'eslint-plugin-jsx-a11y-x'
import reactHooks from 'eslint-plugin-react-hooks'
import regexp from 'eslint-plugin-regexp'
import ts from 'typescript-eslint'

const serverOnly = 'It runs on the server only: a page hands on what is needed of it.'
const lateServerModule = {
  selector: String.raw`ImportExpression > Literal[value=/\.server(\.ts)?$/]`,
  message: serverOnly,
}
const words = literalWords('text|noMatch|searchLabel')

/** Held for every module, so no island, nor anything that it imports, can reach one. */
const noServerModules = {
  '@typescript-eslint/no-restricted-imports': [
    'error',
    {
      patterns: [
        { regex: String.raw`\.server(\.ts)?$`, message: serverOnly, allowTypeImports: true },
      ],
    },
  ],
  'no-restricted-syntax': ['error', lateServerModule, ...words],
}

export default defineConfig(
  { ignores: ['dist/**', '.astro/**'] },
  ts.configs.recommended,
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  arrows,
  plainLines,
  { plugins: { regexp }, rules: { 'regexp/no-super-linear-backtracking': 'error' } },
  {
    files: ['src/**/*.{astro,tsx}'],
    rules: { 'no-restricted-syntax': ['error', ...words] },
  },
  {
    files: ['**/*.astro'],
    rules: {
      /* Safari takes an unstyled list for no list at all unless its role says so. */
      'astro/jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['**/*.tsx'],
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y-x': a11y },
    rules: {
      // As in the admin: no component is built by React's compiler, so none is compiled for the lint.
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      ...a11y.configs.recommended.rules,
      'jsx-a11y-x/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
    },
  },
  {
    files: ['src/components/**', 'src/lib/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        { patterns: [{ group: ['~/features/*', '~/pages/*'], message: 'Imports flow one way.' }] },
      ],
    },
  },
  /* Every page sends what waits on the device. */
  {
    files: ['src/layouts/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^~/(?:pages/|features/(?!contact/outbox/trigger$))',
              message: 'Imports flow one way.',
            },
          ],
        },
      ],
    },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/**/*.server.ts', 'src/**/*.test.{ts,tsx}', 'src/pages/**', 'src/middleware.ts'],
    rules: noServerModules,
  },
  /* The scripts of pages and components, which browsers run. */
  { files: ['**/*.astro/*.ts'], rules: noServerModules }
)
