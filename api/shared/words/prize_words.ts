import { formatRupees } from '../text/rupees.js'

export interface WordedPrize {
  position: string
  amount: number
  description?: string
}

/** 'First: ₹5,000, and a trophy'; without money 'First: a trophy', and what it is for alone. */
export function prizeWords({ position, amount, description }: WordedPrize): string {
  const won = [amount > 0 && formatRupees(amount), description?.trim()].filter(Boolean).join(', ')
  return [position.trim(), won].filter(Boolean).join(': ')
}
