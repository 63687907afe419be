import type { Coded } from './codes.js'

export interface NumberRule {
  min: number
  max: number
  fault: Coded
}

export const wholeNumber = (label: string, min: number, max: number): NumberRule => ({
  min,
  max,
  fault: { code: 'number_out_of_range', params: { label, min, max } },
})

export const wholeRupees = (label: string, min: number, max: number): NumberRule => ({
  min,
  max,
  fault: { code: 'rupees_out_of_range', params: { label, min, max } },
})
