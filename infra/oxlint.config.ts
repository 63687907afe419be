import { defineConfig } from 'oxlint'
import { base, REGEXP } from './lint/base.ts'

export default defineConfig({
  extends: [base],
  ignorePatterns: ['dist', 'test-results', 'playwright-report'],
  jsPlugins: [REGEXP],
  overrides: [
    {
      files: ['start/**', 'nginx/**'],
      rules: { 'regexp/no-super-linear-backtracking': 'error' },
    },
  ],
})
