import { loadTexts } from '@/lib/spoken-language'

// Whatever imports one of the messages waits for the texts.
/** @public */
export const { say } = await loadTexts({
  en: () => import('virtual:messages/en-results'),
  mr: () => import('virtual:messages/mr-results'),
  hi: () => import('virtual:messages/hi-results'),
})
