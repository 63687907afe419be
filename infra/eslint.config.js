import { defineConfig } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist', 'test-results', 'playwright-report'] },
  tseslint.configs.recommended,
  { languageOptions: { globals: globals.node } }
)
