import { configApp } from '@adonisjs/eslint-config'

export default configApp(
  { ignores: ['database/schema.ts', '.adonisjs/**'] },
  {
    files: ['tests/**/*.ts'],
    rules: {
      // `(await client.get(…)).assertStatus(404)` reads well where nothing else is asked of the answer.
      '@unicorn/no-await-expression-member': 'off',
    },
  }
)
