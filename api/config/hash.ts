import { defineConfig } from '@adonisjs/core/hash'
import { BoundedArgon } from '#auth/bounded_argon'

/** The cheapest Argon2id parameters that OWASP ASVS 5.0 (appendix C.2) approves. */
export const ARGON = {
  version: 0x13,
  variant: 'id',
  memory: 19 * 1024,
  iterations: 2,
  parallelism: 1,
  saltSize: 16,
  hashLength: 32,
} as const

const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: () => new BoundedArgon(ARGON),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
