import type { FieldRule } from '../rules/field_rule.js'
import type { Language } from '../languages/languages.js'

export const REPLY_TOPICS = ['fees', 'batches', 'lesson', 'tournament', 'thanks'] as const

export type ReplyTopic = (typeof REPLY_TOPICS)[number]

export type CustomReplies = { [Topic in ReplyTopic]?: Partial<Record<Language, string>> }

export const PLACEHOLDERS = ['name', 'plan', 'price', 'tournament', 'date'] as const

export type Placeholder = (typeof PLACEHOLDERS)[number]

/** In Devanagari some 9 KB of a `wa.me` URL, which messengers still accept. */
export const readyReplyRule = { label: 'Reply', lines: true, max: 1000 } satisfies FieldRule

const LONGEST_SHOWN = 40

export function unknownPlaceholder(text: string): string | undefined {
  const known = PLACEHOLDERS.map((name) => `{${name}}`)
  const found = text.match(/\{[^{}]*\}?|\}/g)?.find((part) => !known.includes(part))
  return found?.slice(0, LONGEST_SHOWN)
}

const BETWEEN_SENTENCES = /(?<=[.!?।…])(?=\s)/u

/** Leaves out sentences with a placeholder whose value is unknown. */
export function fillReply(text: string, values: Partial<Record<Placeholder, string>>): string {
  const fill = (sentence: string): string => {
    let isKnown = true
    const filled = sentence.replace(/\{(\w+)\}/g, (_, name: Placeholder) => {
      isKnown &&= Boolean(values[name])
      return values[name] ?? ''
    })
    return isKnown ? filled : ''
  }
  const lines = text.split('\n').flatMap((line) => {
    const filled = line.split(BETWEEN_SENTENCES).map(fill).join('').trim()
    return filled || !line.trim() ? [filled] : []
  })
  return lines
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
}
