// Every value is a placeholder: `.example` domains belong to nobody (RFC 2606), and no Indian
// mobile number begins with 5. `ace security:check` refuses them on a real domain.

/** All optional: pages show only what is set. */
export interface Teaching {
  /** Lessons in the hall on Sundays, `HH:MM`. */
  sundays?: { from: string; to: string }
  youngest?: number
  /** Most players in an online group. */
  groupMost?: number
  languages?: readonly ('mr' | 'hi' | 'en')[]
  terms?: { validMonths: number; noticeHours: number; refundLessons: number }
  /** UPI address for payments. */
  upi?: string
}

const teaching: Teaching = {
  sundays: { from: '10:00', to: '12:00' },
  youngest: 6,
  groupMost: 6,
  languages: ['mr', 'hi', 'en'],
  terms: { validMonths: 3, noticeHours: 12, refundLessons: 2 },
  upi: 'sahyadrichess@upi.example',
}

export const identity = {
  /** Used without APP_URL; no trailing slash. */
  url: 'https://sahyadrichess.example',
  founded: '2016-10-15',
  /** The head coach has led the academy since the year in which its founder died. */
  founder: { died: 2024 },
  coach: {
    ratings: { classical: 1467, rapid: 1442, blitz: 1425 },
  },
  claims: {
    ratedPlayers: '20+',
    yearsOfExperience: '10+',
    studentsTrained: '100+',
    championships: '50+',
  },
  teaching,
  /** Of `site/src/content/testimonials.ts`: true while the people there are invented. */
  hasSampleTestimonials: true,
  email: 'hello@sahyadrichess.example',
  phone: { display: '+91 55500 12345', href: 'tel:+915550012345' },
  /** Digits only, with the country code, as wa.me wants them. */
  whatsapp: '915550012345',
  /** Of the channel that families follow, 'https://whatsapp.com/channel/…': no link while it is empty. */
  whatsappChannel: '' as string,
  address: {
    postalCode: '422605',
    country: 'IN',
    mapQuery: 'Sangamner Bus Stand, Maharashtra 422605',
  },
  /** An empty address is shown inert and labelled as coming soon. */
  social: [
    { name: 'Facebook', href: '' },
    { name: 'Instagram', href: '' },
    { name: 'YouTube', href: '' },
    { name: 'X', href: '' },
  ],
} as const

export const foundedYear = Number(identity.founded.slice(0, 4))
