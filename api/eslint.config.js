import { configApp } from '@adonisjs/eslint-config'
import { arrows } from '@academy/infra/arrows'
import { plainLines } from '@academy/infra/plain-lines'
import regexp from 'eslint-plugin-regexp'

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
    ignores: ['app/exceptions/handler.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              // A model names its token provider, which is the framework's way.
              regex: `^#(?!auth/access_tokens_provider$)(${above.join('|')})(/|$)`,
              message: 'Imports flow one way: see FLOW in eslint.config.js.',
            },
          ],
        },
      ],
    },
  }
})

export default configApp(
  { ignores: ['database/schema.ts', '.adonisjs/**'] },
  {
    rules: {
      // Comes with the framework's rules; Oxfmt checks all workspaces at once (`npm run format:check`).
      'prettier/prettier': 'off',
    },
  },
  arrows,
  plainLines,
  flow,
  {
    // What visitors send must not be able to make an expression slow.
    files: ['{app,config,start}/**', 'shared/{rules,text,tournament,identity}/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // `(await client.get(…)).assertStatus(404)` reads well where nothing else is asked of the answer.
      '@unicorn/no-await-expression-member': 'off',
    },
  }
)
