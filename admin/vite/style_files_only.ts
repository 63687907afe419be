import type { Plugin } from 'vite'

const CALL = /^__insertCSS\(".*"\);$/m

/** sonner inserts a <style> element, which the policy refuses: `styles/index.css` imports its CSS. */
export const styleFilesOnly = (): Plugin => ({
  name: 'academy:style-files-only',
  enforce: 'pre',
  transform: {
    filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
    handler(code) {
      if (!CALL.test(code)) this.error('sonner no longer inserts its CSS the way this plugin knows')
      return { code: code.replace(CALL, ''), map: null }
    },
  },
})
