/**
 * Whole rupees with Indian grouping: 120000 → '₹1,20,000'.
 * Written out rather than left to Intl, so that the server and every browser print the same text
 * and hydration finds nothing to change.
 */
export function formatRupees(amount: number): string {
  const digits = String(Math.trunc(Math.abs(amount)))
  const lastThree = digits.slice(-3)
  const pairs = digits.slice(0, -3).replace(/\B(?=(?:\d{2})+$)/g, ',')
  return `${amount < 0 ? '−' : ''}₹${pairs === '' ? lastThree : `${pairs},${lastThree}`}`
}
