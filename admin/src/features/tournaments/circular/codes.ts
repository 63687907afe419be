import type { Reading } from './reading'
import type { Statement } from './statements'

const CODE =
  /(?<![\d/])\d{5,7}\/[A-Z]{2,7}(?:\([A-Z]+\))?\/\d{4}(?!\d)|\bAICF\/[A-Z]{2,7}\/\d{4}\/\d{3,6}\b/gu
const BETWEEN = /^[\s,;&+-]*(?:(?:and|व|आणि|और|एवं)\s+)?$/iu

/** The federations' numbers of the event, one for each group: sure when one statement has them all. */
export function readCodes(all: Statement[]): Reading | undefined {
  const found = all.flatMap(({ text, kinds }) => {
    const codes = text.match(CODE) ?? []
    // Another long number beside them may be a code in a form of its own.
    const isOther = kinds[0] === 'codes' && /\d{5,}/.test(text.replace(CODE, ''))
    const isList = text
      .split(CODE)
      .slice(1, -1)
      .every((words) => BETWEEN.test(words))
    return codes.length > 0 ? [{ codes, text, isWhole: isList && !isOther }] : []
  })
  if (found.length === 0) return undefined
  const codes = [...new Set(found.flatMap((one) => one.codes))]
  const isSure =
    found.every(({ isWhole }) => isWhole) && codes.length === new Set(found[0]!.codes).size
  const phrase = [...new Set(found.map(({ text }) => text))].join(' · ')
  return { value: codes.join(', '), phrase, isSure }
}
