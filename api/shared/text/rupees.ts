/**
 * Whole rupees, 0 or more, with Indian grouping: 120000 → '₹1,20,000'.
 * Written out rather than left to Intl, so that the server and every browser print the same text
 * and hydration finds nothing to change.
 */
export function formatRupees(amount: number): string {
  return `₹${String(Math.round(amount)).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')}`
}
