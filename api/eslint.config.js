import { configApp } from '@adonisjs/eslint-config'
import { arrows } from '@academy/infra/arrows'
import { plainLines } from '@academy/infra/plain-lines'
import regexp from 'eslint-plugin-regexp'

/** Imports flow down this list: a folder of `app/` imports from its own line and from those below. */
const LAYERS = [
  ['controllers', 'middleware'],
  ['actions', 'jobs', 'http_cache'],
  ['transformers', 'validators', 'health'],
  ['backup', 'mails', 'pictures'],
  ['queries', 'models', 'exceptions'],
]

const flow = LAYERS.slice(1).map((folders, index) => ({
  files: folders.map((folder) => `app/${folder}/**`),
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^#(${LAYERS.slice(0, index + 1)
              .flat()
              .join('|')})/`,
            message: 'Imports flow one way: see LAYERS in eslint.config.js.',
          },
        ],
      },
    ],
  },
}))

export default configApp(
  { ignores: ['database/schema.ts', '.adonisjs/**'] },
  {
    rules: {
      // Checked in all workspaces at once (`npm run format:check`); here it took most of the time.
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
