import type { Language } from '../languages/languages.js'

interface Offer {
  /** The plan's address on the page: `/services#real-gold`. */
  id: string
  category: 'offline' | 'individual' | 'group' | 'demo'
  /** None is a part of another: who names one in a message means that plan. */
  names: Record<Language, string>
  /** Of the plan as a whole, in rupees; 0 is free. */
  price: number
  sessions: number
}

/** As the specification prints the price of a plan: without a separator. */
export const planRupees = (amount: number): string => `₹${amount}`

/** In the order of the page; the site describes them, and ready replies quote names and prices. */
export const plans = [
  {
    id: 'real-silver',
    category: 'offline',
    names: { en: 'Real Silver', mr: 'रिअल सिल्व्हर', hi: 'रियल सिल्वर' },
    price: 999,
    sessions: 4,
  },
  {
    id: 'real-gold',
    category: 'offline',
    names: { en: 'Real Gold', mr: 'रिअल गोल्ड', hi: 'रियल गोल्ड' },
    price: 2999,
    sessions: 24,
  },
  {
    id: 'solo-bronze',
    category: 'individual',
    names: { en: 'Solo Bronze', mr: 'सोलो ब्राँझ', hi: 'सोलो ब्रॉन्ज़' },
    price: 1999,
    sessions: 4,
  },
  {
    id: 'solo-silver',
    category: 'individual',
    names: { en: 'Solo Silver', mr: 'सोलो सिल्व्हर', hi: 'सोलो सिल्वर' },
    price: 4999,
    sessions: 12,
  },
  {
    id: 'solo-gold',
    category: 'individual',
    names: { en: 'Solo Gold', mr: 'सोलो गोल्ड', hi: 'सोलो गोल्ड' },
    price: 8999,
    sessions: 24,
  },
  {
    id: 'silver-group',
    category: 'group',
    names: { en: 'Silver Group', mr: 'सिल्व्हर ग्रुप', hi: 'सिल्वर ग्रुप' },
    price: 999,
    sessions: 4,
  },
  {
    id: 'gold-group',
    category: 'group',
    names: { en: 'Gold Group', mr: 'गोल्ड ग्रुप', hi: 'गोल्ड ग्रुप' },
    price: 1999,
    sessions: 12,
  },
  {
    id: 'demo',
    category: 'demo',
    names: { en: 'Demo', mr: 'डेमो', hi: 'डेमो' },
    price: 0,
    sessions: 1,
  },
] as const satisfies Offer[]
