import { defineConfig } from '@adonisjs/core/hash'
import { BoundedArgon } from '#limits/bounded_argon'

/**
 * argon2id at 46 MiB, one lane, as OWASP ASVS 5.0 (11.4.2) approves it, and the fewest passes that
 * the driver takes (the standard asks for one): some 100 ms of a small server's processor.
 */
const hashConfig = defineConfig({
  default: 'argon',
  list: {
    argon: () =>
      new BoundedArgon({
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
