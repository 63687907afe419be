import type { Plugin } from 'vite'

const CALL = /^__insertCSS\(".*"\);$/m

/**
 * Removes the call by which sonner writes its CSS into a <style> element as it loads: the
 * policy allows style files only, and `styles/index.css` imports the same CSS as a file.
 */
export function styleFilesOnly(): Plugin {
  return {
    name: 'academy:style-files-only',
    enforce: 'pre',
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!CALL.test(code))
          this.error('sonner no longer inserts its CSS the way this plugin knows')
        return { code: code.replace(CALL, ''), map: null }
      },
    },
  }
}
