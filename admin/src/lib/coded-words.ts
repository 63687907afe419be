import type { Code, Coded, PlainCode } from '@academy/api/shared/rules/codes'

type ParamsOf<One extends Code> = One extends PlainCode
  ? undefined
  : Extract<Coded, { code: One }>['params']

/** A message for each code that is said in words of its own, with the parts that come with the code. */
export type CodedWords = { [One in Code]?: (params: ParamsOf<One>) => string }

/** @param coded as the server sent it, where the parts may be missing */
export function wordsOf(words: CodedWords, { code, params }: Partial<Coded>): string | undefined {
  // The table ties each code to its parts, which the compiler does not follow through a union.
  const say = code && (words[code] as ((params: object) => string) | undefined)
  return say?.(params ?? {})
}
