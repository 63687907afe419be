import { defineConfig } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  { languageOptions: { globals: globals.node } },
  // Strapi loads its settings and types as CommonJS.
  { files: ['bench/cms/**'], rules: { '@typescript-eslint/no-require-imports': 'off' } }
)
