import { AsyncLocalStorage } from 'node:async_hooks'
import type { Language } from './languages'

/*
 * The server's side: it speaks every language, each page in that of its address. A script for the
 * browser speaks one, and the build writes that one's name in place of the call
 * (integrations/messages.ts).
 */
const spoken = new AsyncLocalStorage<Language>()

/** The language of what is being made just now. */
export const language = (): Language => spoken.getStore() ?? 'en'

/** Makes something in a language. */
export const speakIn = <Result>(one: Language, make: () => Result): Result => spoken.run(one, make)
