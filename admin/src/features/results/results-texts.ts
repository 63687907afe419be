import { SpokenTexts } from '@/lib/spoken-language'

/** What is said of results that are read: more than the first view has room for. */
export const resultsTexts = new SpokenTexts({
  en: () => import('virtual:messages/en-results'),
  mr: () => import('virtual:messages/mr-results'),
  hi: () => import('virtual:messages/hi-results'),
})

/** @public */
export const { say } = resultsTexts
