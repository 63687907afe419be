import { defineConfig } from 'eslint/config'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  { languageOptions: { globals: globals.node } },
  {
    files: ['start/**', 'nginx/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  }
)
