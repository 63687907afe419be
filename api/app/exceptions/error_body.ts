import { sentenceOf, type Coded } from '#shared/rules/codes'

/** What is wrong with each field, by its name or path. */
export type Faults = Record<string, Coded>

/** As validators report it. */
export interface FieldFault {
  field: string
  meta: { fault: Coded }
}

interface Details {
  faults?: Faults | undefined
  /** The current item, when the change was based on an older version or its key was used before. */
  data?: unknown
}

/** A refusal as the API answers it: with codes for the front ends, and in English. */
export function errorBody(refusal: Coded, { faults, data }: Details = {}) {
  const { code, params } = refusal
  return {
    message: sentenceOf(refusal),
    ...(faults && { errors: sentencesOf(faults) }),
    ...(data !== undefined && { data }),
    code,
    ...(params && { params }),
    ...(faults && { faults }),
  }
}

function sentencesOf(faults: Faults): Record<string, string> {
  const entries = Object.entries(faults)
  return Object.fromEntries(entries.map(([field, fault]) => [field, sentenceOf(fault)]))
}
