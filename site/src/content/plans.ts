import * as m from 'virtual:messages'
import { planRupees, plans as offers } from '@academy/api/shared/plans/plans'
import { language } from '~/i18n/language'

export const planGroups = [
  {
    category: 'offline',
    title: m.groupOfflineTitle,
    rhythm: m.groupOfflineRhythm,
    audience: m.groupOfflineFor,
    introduction: m.groupOfflineText,
  },
  {
    category: 'individual',
    title: m.groupIndividualTitle,
    rhythm: m.groupIndividualRhythm,
    audience: m.groupIndividualFor,
    introduction: m.groupIndividualText,
  },
  {
    category: 'group',
    title: m.groupGroupTitle,
    rhythm: m.groupGroupRhythm,
    audience: m.groupGroupFor,
    introduction: m.groupGroupText,
  },
  {
    category: 'demo',
    title: m.groupDemoTitle,
    rhythm: m.groupDemoRhythm,
    audience: m.groupDemoFor,
    introduction: m.groupDemoText,
  },
] as const

type PlanId = (typeof offers)[number]['id']

const words: Record<PlanId, Record<'description' | 'audience', () => string>> = {
  'real-silver': { description: m.planRealSilverText, audience: m.planRealSilverFor },
  'real-gold': { description: m.planRealGoldText, audience: m.planRealGoldFor },
  'solo-bronze': { description: m.planSoloBronzeText, audience: m.planSoloBronzeFor },
  'solo-silver': { description: m.planSoloSilverText, audience: m.planSoloSilverFor },
  'solo-gold': { description: m.planSoloGoldText, audience: m.planSoloGoldFor },
  'silver-group': { description: m.planSilverGroupText, audience: m.planSilverGroupFor },
  'gold-group': { description: m.planGoldGroupText, audience: m.planGoldGroupFor },
  demo: { description: m.planDemoText, audience: m.planDemoFor },
}

export const planTitle = (id: PlanId) => () =>
  offers.find((offer) => offer.id === id)!.names[language()]

export const plans = offers.map((offer) => ({
  ...offer,
  ...words[offer.id],
  title: planTitle(offer.id),
}))

export type PlanGroup = (typeof planGroups)[number]
export type Plan = (typeof plans)[number]

/** The plan that most people should take. */
export const SUGGESTED = 'real-gold'

export const priceText = ({ price }: Plan) => (price === 0 ? m.planFree() : planRupees(price))

const perSession = ({ price, sessions }: Plan) => Math.round(price / sessions)

export const perSessionText = (plan: Plan) =>
  plan.price === 0 ? null : m.planPerSession({ price: planRupees(perSession(plan)) })

/** From the least to the most of a group's plans; null for what is free. */
function rangeOf(category: Plan['category'], amountOf: (plan: Plan) => number): string | null {
  const amounts = plans.filter((plan) => plan.category === category).map(amountOf)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  if (most === 0) return null
  return least === most ? planRupees(least) : `${planRupees(least)}–${planRupees(most)}`
}

export const priceRange = (category: Plan['category']) => rangeOf(category, ({ price }) => price)

export const perSessionRange = (category: Plan['category']) => rangeOf(category, perSession)

/** '₹999 for 4 · ₹2999 for 24'; null for what is free. */
export function pricesText(category: Plan['category']): string | null {
  const members = plans.filter((plan) => plan.category === category && plan.price > 0)
  if (members.length === 0) return null
  return members
    .map(({ price, sessions }) => m.planPriceFor({ price: planRupees(price), count: sessions }))
    .join(' · ')
}

export const sessionsText = ({ sessions }: Plan) => m.planSessions({ count: sessions })

export function enquiryText(plan: Plan): string {
  return m.planEnquiry({ plan: plan.title(), sessions: sessionsText(plan) })
}
