import { language } from '~/i18n/language'
import { prefixes } from '@academy/api/shared/languages/languages'

/**
 * Every address of the site's own, as `paths.home()`, in the language of the page. A module seen from
 * outside, not an object: scripts for the browser then carry only the addresses they name. They carry
 * this file, so it knows nothing of the identity.
 */
export * as paths from './paths'

export const home = () => prefixes[language()] || '/'
export const about = () => `${prefixes[language()]}/about`
export const services = () => `${prefixes[language()]}/services`
export const updates = () => `${prefixes[language()]}/updates`
export const tournament = (slug: string) => `${prefixes[language()]}/updates/${slug}`
export const poster = (slug: string) => `${prefixes[language()]}/updates/${slug}/poster`
export const results = (slug: string) => `${tournament(slug)}/results`
export const resultsOf = (slug: string, no: number) => `${results(slug)}/${no}`
export const resultsRound = (slug: string, round: number) => `${results(slug)}/round-${round}`
export const resultsPrint = (slug: string) => `${results(slug)}/print`
export const certificateOf = (slug: string, no: number) => `${resultsOf(slug, no)}/certificate`
export const certificates = (slug: string) => `${results(slug)}/certificates`
export const participation = (slug: string) => `${certificates(slug)}/participation`
export const resultsSchools = (slug: string) => `${results(slug)}/schools`
export const resultsScreen = (slug: string) => `${results(slug)}/screen`
export const calendarEntry = (slug: string) => `${prefixes[language()]}/updates/${slug}.ics`
export const calendar = () => `${prefixes[language()]}/updates.ics`
export const manifest = () => `${prefixes[language()]}/site.webmanifest`
export const achievements = () => `${prefixes[language()]}/achievements`
export const achievement = (slug: string) => `${prefixes[language()]}/achievements/${slug}`
export const testimonials = () => `${prefixes[language()]}/testimonials`
export const contact = () => `${prefixes[language()]}/contact`
/** Where the message form goes without JavaScript. */
export const contactSend = () => `${prefixes[language()]}/contact/send`
export const privacy = () => `${prefixes[language()]}/privacy`
export const puzzle = () => `${prefixes[language()]}/puzzle`
export const puzzleOf = (date: string) => `${prefixes[language()]}/puzzle/${date}`
export const puzzleShare = (date: string) => `${prefixes[language()]}/puzzle/${date}.jpg`
export const puzzleData = (date: string) => `${prefixes[language()]}/puzzle/${date}.json`
export const login = () => '/login'

/**
 * A path of ours as a full address. Pages rendered on request follow the environment they run in,
 * the others the one they were built in.
 */
export const absolute = (path: string) =>
  new URL(path, process.env.APP_URL || import.meta.env.SITE).href
