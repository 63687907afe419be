import type { AstroIntegration } from 'astro'

/** `client:focus`, beside Astro's own `client:idle` and `client:visible`. */
export function clientFocus(): AstroIntegration {
  const entrypoint = './src/features/contact/client-focus.ts'
  return {
    name: 'client-focus',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        addClientDirective({ name: 'focus', entrypoint })
      },
    },
  }
}
