/** Every address of the site's own. Islands carry this file, so it knows nothing of the identity. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  updates: '/updates',
  tournament: (slug: string) => `/updates/${slug}`,
  poster: (slug: string) => `/updates/${slug}/poster`,
  /** One tournament for a calendar, and all of them for one that subscribes. */
  calendarEntry: (slug: string) => `/updates/${slug}.ics`,
  calendar: '/updates.ics',
  updatesFeed: '/updates.xml',
  achievements: '/achievements',
  achievement: (slug: string) => `/achievements/${slug}`,
  achievementsFeed: '/achievements.xml',
  testimonials: '/testimonials',
  contact: '/contact',
  /** Where the message form goes without JavaScript. */
  contactSend: '/contact/send',
  login: '/login',
} as const
