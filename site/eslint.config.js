import { defineConfig } from 'eslint/config'
import astro from 'eslint-plugin-astro'
import { serverModules, words } from './oxlint.config.ts'

/** What Oxlint does not read of `.astro` files: their templates, and which script a browser runs. */
export default defineConfig(
  astro.configs.recommended,
  astro.configs['jsx-a11y-recommended'],
  {
    files: ['**/*.astro'],
    rules: {
      // Safari takes an unstyled list for no list at all unless its role says so.
      'astro/jsx-a11y/no-redundant-roles': ['error', { ul: ['list'], ol: ['list'] }],
      'no-restricted-syntax': ['error', ...words],
    },
  },
  {
    files: ['**/*.astro/*.ts'],
    rules: { 'no-restricted-imports': ['error', { patterns: [serverModules] }] },
  }
)
