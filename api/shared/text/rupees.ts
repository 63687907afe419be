/** Not with Intl, whose output may differ between server and browser (hydration). */
export function formatRupees(amount: number): string {
  return `₹${String(Math.round(amount)).replace(/\d(?=(?:\d\d)+\d$)/g, '$&,')}`
}
