/**
 * Every address of the site's own, as `paths.home`. A module seen from outside, not an object:
 * scripts for the browser then carry only the addresses they name. They carry this file, so it
 * knows nothing of the identity.
 */
export * as paths from './paths'

export const home = '/'
export const about = '/about'
export const services = '/services'
export const updates = '/updates'
export const tournament = (slug: string) => `/updates/${slug}`
export const poster = (slug: string) => `/updates/${slug}/poster`
/** One tournament for a calendar, and all of them for one that subscribes. */
export const calendarEntry = (slug: string) => `/updates/${slug}.ics`
export const calendar = '/updates.ics'
export const updatesFeed = '/updates.xml'
export const achievements = '/achievements'
export const achievement = (slug: string) => `/achievements/${slug}`
export const achievementsFeed = '/achievements.xml'
export const testimonials = '/testimonials'
export const contact = '/contact'
/** Where the message form goes without JavaScript. */
export const contactSend = '/contact/send'
export const puzzle = '/puzzle'
export const puzzleOf = (date: string) => `/puzzle/${date}`
/** A day's board as a picture for its page, and as one for sharing. */
export const puzzlePicture = (date: string) => `/puzzle/${date}.svg`
export const puzzleShare = (date: string) => `/puzzle/${date}.jpg`
/** What the board needs of a day's problem, or of today's. */
export const puzzleData = (date: string) => `/puzzle/${date}.json`
export const login = '/login'
