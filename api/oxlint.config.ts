import { base, mayNotImport, REGEXP } from '@academy/infra/lint/base'
import { defineConfig } from 'oxlint'

/**
 * Imports flow down this list: what is in a line of `app/` imports from its own line and from those
 * below. Actions queue jobs, and jobs act.
 */
const FLOW = [
  ['controllers'],
  ['middleware'],
  ['openapi'],
  ['http_cache'],
  ['actions', 'jobs'],
  ['security_check'],
  ['writes'],
  ['transformers'],
  ['validators'],
  ['activity'],
  ['queries'],
  ['backup'],
  ['mails'],
  ['visibility'],
  ['pictures'],
  ['health'],
  ['server'],
  ['kinds'],
  ['auth'],
  ['models'],
  ['notifications'],
  ['support'],
  ['exceptions'],
]

const flow = FLOW.slice(1).map((folders, index) => {
  const above = FLOW.slice(0, index + 1).flat()
  return {
    files: folders.map((folder) => (folder === 'kinds' ? 'app/kinds.ts' : `app/${folder}/**`)),
    // The framework's place for what answers an error: it stands around everything.
    excludeFiles: ['app/exceptions/handler.ts'],
    rules: mayNotImport({
      regex: `^#(${above.join('|')})(/|$)`,
      message: 'Imports flow one way: see FLOW in oxlint.config.ts.',
    }),
  }
})

export default defineConfig({
  extends: [base],
  ignorePatterns: ['build', 'database/schema.ts', '.adonisjs'],
  jsPlugins: ['@adonisjs/eslint-plugin', REGEXP],
  rules: {
    // What @adonisjs/eslint-config asks for beside the rules of all workspaces.
    '@adonisjs/prefer-lazy-controller-import': 'error',
    '@adonisjs/prefer-lazy-listener-import': 'error',
    'no-fallthrough': 'error',
    'no-inner-declarations': 'error',
    'no-new-wrappers': 'error',
    'no-proto': 'error',
    'no-regex-spaces': 'error',
    'no-self-compare': 'error',
    'no-shadow': 'error',
    'one-var': ['error', 'never'],
    // Lucid's query builders and the answers of tests have no other type.
    'typescript/no-explicit-any': 'off',
    // Two files name declarations that the front ends' type check needs.
    'typescript/triple-slash-reference': 'off',
    'unicorn/filename-case': ['error', { case: 'snakeCase' }],
    'unicorn/no-await-expression-member': 'error',
    'unicorn/no-instanceof-builtins': 'error',
    'unicorn/prefer-module': 'error',
    'unicorn/prefer-number-properties': 'error',
  },
  overrides: [
    ...flow,
    {
      // What visitors send must not be able to make an expression slow.
      files: ['{app,config,start}/**', 'shared/**'],
      rules: { 'regexp/no-super-linear-backtracking': 'error' },
    },
    {
      files: ['tests/**'],
      // `(await client.get(…)).assertStatus(404)` reads well where nothing else is asked of the answer.
      rules: { 'unicorn/no-await-expression-member': 'off' },
    },
  ],
})
