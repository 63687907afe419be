/** What each plan costs as a whole, in rupees; 0 is free. The director's app reads them too. */
export const planPrices = {
  'real-silver': 999,
  'real-gold': 2999,
  'solo-bronze': 1999,
  'solo-silver': 4999,
  'solo-gold': 8999,
  'silver-group': 999,
  'gold-group': 1999,
  demo: 0,
} as const
