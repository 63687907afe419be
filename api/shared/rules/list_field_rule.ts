import type { Coded } from './codes.js'

export interface ListRule {
  /** The list's name in English sentences. */
  label: string
  /** What it is a list of, in English. */
  of: string
  max: number
}

export const notAList = ({ label, of }: ListRule): Coded => ({
  code: 'list_expected',
  params: { label, items: of },
})

export const tooMany = ({ label, max }: ListRule): Coded => ({
  code: 'too_many',
  params: { max, items: label.toLowerCase() },
})
