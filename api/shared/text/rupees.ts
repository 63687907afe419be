/** Not left to Intl: the server and every browser print the same text, for hydration. */
export function formatRupees(amount: number): string {
  return `₹${String(Math.round(amount)).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')}`
}
