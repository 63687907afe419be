import vine, { SimpleMessagesProvider } from '@vinejs/vine'
import { findFault, type FieldRule, type FieldRules } from '#shared/field_rule'
import { CONTROL_CHARACTERS, FIELD_REQUIRED, TEXT_EXPECTED } from '#shared/refusals'

/** How many lines a text may have. */
export type TextShape = 'line' | 'lines'

// Control characters have no business in our texts: they break mail headers, logs and PostgreSQL.
// Texts of several lines keep their line breaks and tabs.
/* eslint-disable no-control-regex */
const FORBIDDEN: Record<TextShape, RegExp> = {
  line: /[\u0000-\u001f\u007f-\u009f\u2028\u2029]/,
  lines: /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/,
}
/* eslint-enable no-control-regex */

/** The form in which texts are stored: trimmed, valid UTF-16, composed characters. */
export function normalText(text: string): string {
  return text.trim().toWellFormed().normalize('NFC')
}

const followsRule = vine.createRule<{ rule: FieldRule; shape: TextShape }>(
  (value, { rule, shape }, field) => {
    if (typeof value !== 'string') return
    const text = value.replaceAll('\r\n', '\n').trim()
    const fault = findFault(rule, text)
    if (fault) return field.report(fault, 'rule', field)
    if (FORBIDDEN[shape].test(text)) return field.report(CONTROL_CHARACTERS, 'control', field)
    field.mutate(normalText(text), field)
  }
)

/** A text under one of the shared rules: trimmed, checked, then put into Unicode's normal form. */
export function textField(rule: FieldRule, shape: TextShape = 'line') {
  return vine.string().use(followsRule({ rule, shape }))
}

/** The shared sentences for fields that are missing or are no text at all. */
export function sentencesOf(rules: FieldRules, more: Record<string, string> = {}) {
  const sentences: Record<string, string> = { required: FIELD_REQUIRED, string: TEXT_EXPECTED }
  for (const [field, rule] of Object.entries(rules)) {
    if (rule.required) sentences[`${field}.required`] = rule.required
  }
  return new SimpleMessagesProvider({ ...sentences, ...more })
}
