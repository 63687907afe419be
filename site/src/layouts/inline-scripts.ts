import loadingScreen from '~/components/layout/loading-screen.js?raw'
import speculationRules from './speculation-rules.json'

/** Scripts written into documents as they stand, for what must run or be there before any bundle. */
export const inlineScripts = {
  loadingScreen: { code: loadingScreen, type: undefined },
  speculationRules: { code: JSON.stringify(speculationRules), type: 'speculationrules' },
} as const
