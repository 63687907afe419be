import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import type { Language } from '@academy/api/shared/languages/languages'
import { ratedWords } from '@academy/api/shared/words/entry_words'
import * as labels from '@academy/api/shared/words/fact_labels'
import * as titles from '@academy/api/shared/words/results_titles'
import * as results from '@academy/api/shared/words/results_words'
import { STATES } from '@academy/api/shared/words/state_words'

const read = (language: Language) =>
  JSON.parse(
    readFileSync(
      new URL(`../../../../site/src/i18n/messages/${language}.json`, import.meta.url),
      'utf8'
    )
  ) as Record<string, string>

export const catalogues = { en: read('en'), mr: read('mr'), hi: read('hi') }

/** What the site and the other apps say alike. */
const sharedWords = [labels, results, titles, ratedWords, STATES]
  .flatMap((module): unknown[] => Object.values(module))
  .map((words) => (words as { en?: unknown }).en)
  .filter((words) => typeof words === 'string')

/** What stands in a text between its open parts, where it is more than a word or a name. */
const phrases = (message: string) =>
  message
    .replace(/\{\w+, (?:plural|select),[\s\S]*\}$/, '')
    .split(/\{\w+\}|<\/?b>/)
    .map((phrase) => phrase.trim())
    .filter((phrase) => /^[A-Za-z]{2,}[^a-z]* [A-Za-z]{2}/.test(phrase))

/** Sentences and labels of the English catalogue that a page in another language must not show. */
export function englishPhrases(language: 'mr' | 'hi'): string[] {
  const own = Object.entries(catalogues.en)
    .filter(([key, message]) => catalogues[language][key] !== message)
    .map(([, message]) => message)
  return [...own, ...sharedWords].flatMap(phrases)
}

/**
 * All texts of a page: shown, read out, and used by shares and searches.
 * @param html of another document than the one that is open
 */
export function allWords(page: Page, html?: string): Promise<string> {
  return page.evaluate((html) => {
    const attributes = ['aria-label', 'alt', 'title', 'placeholder', 'content']
    const read = html === undefined ? document : new DOMParser().parseFromString(html, 'text/html')
    // What is not shown has these among its text.
    if (read !== document) for (const code of read.querySelectorAll('script, style')) code.remove()
    const texts = [read.title, read.body.innerText]
    for (const element of read.querySelectorAll('body *, head > meta')) {
      for (const name of attributes) texts.push(element.getAttribute(name) ?? '')
      if (!element.matches('script, style')) {
        for (const node of element.childNodes) {
          if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '')
        }
      }
    }
    return texts.join('\n')
  }, html)
}
