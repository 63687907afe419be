import { defineConfig, drivers } from '@adonisjs/core/hash'

/**
 * argon2id at 46 MiB, two passes, one lane: above what OWASP ASVS 5.0 (11.4.2) approves, and less
 * than 100 ms on a small server, so that a burst of sign-ins does not starve the public lists.
 */
const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: drivers.argon2({
      version: 0x13,
      variant: 'id',
      memory: 46 * 1024,
      iterations: 2,
      parallelism: 1,
      saltSize: 16,
      hashLength: 32,
    }),
  },
})

export default hashConfig

declare module '@adonisjs/core/types' {
  export interface HashersList extends InferHashers<typeof hashConfig> {}
}
