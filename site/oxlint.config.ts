import { mayNotImport, react, REGEXP } from '@academy/infra/lint/base'
import { literalWords } from '@academy/infra/lint/literal-words'
import { defineConfig } from 'oxlint'

export const words = literalWords('text|noMatch|searchLabel')

/** Of pages and their scripts; no island, nor anything that it imports, can reach one. */
export const serverModules = {
  regex: String.raw`\.server(\.ts)?$`,
  message: 'It runs on the server only: a page hands on what is needed of it.',
  allowTypeImports: true,
}
const upwards = { group: ['~/features/**', '~/pages/**'], message: 'Imports flow one way.' }
/** Every page sends what waits on the device. */
const upwardsOfLayouts = {
  group: ['~/features/**', '!~/features/contact/outbox/trigger', '~/pages/**'],
  message: upwards.message,
}

/** What browsers run as well. */
const SHARED = {
  excludeFiles: [
    'src/**/*.server.ts',
    'src/**/*.test.{ts,tsx}',
    'src/pages/**',
    'src/middleware.ts',
  ],
}

export default defineConfig({
  extends: [react],
  ignorePatterns: ['dist', '.astro'],
  jsPlugins: [REGEXP],
  rules: { 'regexp/no-super-linear-backtracking': 'error' },
  overrides: [
    { files: ['src/**/*.tsx'], rules: { 'academy/no-restricted-syntax': ['error', ...words] } },
    { files: ['src/{components,lib}/**'], rules: mayNotImport(upwards) },
    { files: ['src/layouts/**'], rules: mayNotImport(upwardsOfLayouts) },
    { files: ['src/**/*.{ts,tsx}'], ...SHARED, rules: mayNotImport(serverModules) },
    {
      files: ['src/{components,lib}/**/*.{ts,tsx}'],
      ...SHARED,
      rules: mayNotImport(upwards, serverModules),
    },
  ],
})
