import { defineConfig } from 'eslint/config'
import regexp from 'eslint-plugin-regexp'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { arrows } from './lint/arrows.js'
import { plainLines } from './lint/plain-lines.js'

export default defineConfig(
  { ignores: ['dist', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  arrows,
  plainLines,
  { languageOptions: { globals: globals.node } },
  {
    files: ['start/**', 'nginx/**'],
    plugins: { regexp },
    rules: { 'regexp/no-super-linear-backtracking': 'error' },
  }
)
