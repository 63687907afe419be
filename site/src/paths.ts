/** Every address of the site's own. Islands carry this file, so it knows nothing of the identity. */
export const paths = {
  home: '/',
  about: '/about',
  services: '/services',
  updates: '/updates',
  tournament: (slug: string) => `/updates/${slug}`,
  achievements: '/achievements',
  achievement: (slug: string) => `/achievements/${slug}`,
  testimonials: '/testimonials',
  contact: '/contact',
  /** Where the message form goes without JavaScript. */
  contactSend: '/contact/send',
  login: '/login',
} as const
