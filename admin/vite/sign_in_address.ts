import type { Plugin } from 'vite'

/** The one page answers `/login` too, which lies outside `base`; the server does the same in production. */
export function signInAddress(): Plugin {
  return {
    name: 'academy:sign-in-address',
    configureServer(server) {
      server.middlewares.use((req, _res, next) => {
        if (req.url && /^\/(login|admin)(\/[a-z]+)?\/?(\?|$)/.test(req.url)) {
          req.originalUrl = req.url = '/admin/index.html'
        }
        next()
      })
    },
  }
}
