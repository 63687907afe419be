import * as m from 'virtual:messages'
import { planPrices } from './plan-prices'

export const planGroups = [
  {
    category: 'offline',
    title: m.groupOfflineTitle,
    shortTitle: m.groupOfflineTitle,
    rhythm: m.groupOfflineRhythm,
    audience: m.groupOfflineFor,
    introduction: m.groupOfflineText,
  },
  {
    category: 'individual',
    title: m.groupIndividualTitle,
    shortTitle: m.groupIndividualShort,
    rhythm: m.groupIndividualRhythm,
    audience: m.groupIndividualFor,
    introduction: m.groupIndividualText,
  },
  {
    category: 'group',
    title: m.groupGroupTitle,
    shortTitle: m.groupGroupShort,
    rhythm: m.groupGroupRhythm,
    audience: m.groupGroupFor,
    introduction: m.groupGroupText,
  },
  {
    category: 'demo',
    title: m.groupDemoTitle,
    shortTitle: m.groupDemoTitle,
    rhythm: m.groupDemoRhythm,
    audience: m.groupDemoFor,
    introduction: m.groupDemoText,
  },
] as const

export const plans = [
  {
    id: 'real-silver',
    title: m.planRealSilverTitle,
    description: m.planRealSilverText,
    audience: m.planRealSilverFor,
    sessions: 4,
    category: 'offline',
  },
  {
    id: 'real-gold',
    title: m.planRealGoldTitle,
    description: m.planRealGoldText,
    audience: m.planRealGoldFor,
    sessions: 24,
    category: 'offline',
  },
  {
    id: 'solo-bronze',
    title: m.planSoloBronzeTitle,
    description: m.planSoloBronzeText,
    audience: m.planSoloBronzeFor,
    sessions: 4,
    category: 'individual',
  },
  {
    id: 'solo-silver',
    title: m.planSoloSilverTitle,
    description: m.planSoloSilverText,
    audience: m.planSoloSilverFor,
    sessions: 12,
    category: 'individual',
  },
  {
    id: 'solo-gold',
    title: m.planSoloGoldTitle,
    description: m.planSoloGoldText,
    audience: m.planSoloGoldFor,
    sessions: 24,
    category: 'individual',
  },
  {
    id: 'silver-group',
    title: m.planSilverGroupTitle,
    description: m.planSilverGroupText,
    audience: m.planSilverGroupFor,
    sessions: 4,
    category: 'group',
  },
  {
    id: 'gold-group',
    title: m.planGoldGroupTitle,
    description: m.planGoldGroupText,
    audience: m.planGoldGroupFor,
    sessions: 12,
    category: 'group',
  },
  {
    id: 'demo',
    title: m.planDemoTitle,
    description: m.planDemoText,
    audience: m.planDemoFor,
    sessions: 1,
    category: 'demo',
  },
] as const

export type PlanGroup = (typeof planGroups)[number]
export type Plan = (typeof plans)[number]

/** The plan that most people should take. */
export const SUGGESTED = 'real-gold'

/** As the specification prints them in each language: without a separator. */
const rupees = (amount: number) => `₹${amount}`

export const priceText = ({ id }: Plan) =>
  planPrices[id] === 0 ? m.planFree() : rupees(planPrices[id])

const perSession = ({ id, sessions }: Plan) => Math.round(planPrices[id] / sessions)

export const perSessionText = (plan: Plan) =>
  planPrices[plan.id] === 0 ? null : m.planPerSession({ price: rupees(perSession(plan)) })

export function perSessionRange(category: Plan['category']): string | null {
  const prices = plans.filter((plan) => plan.category === category).map(perSession)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (most === 0) return null
  return least === most ? rupees(least) : `${rupees(least)}–${rupees(most)}`
}

export const sessionsText = ({ sessions }: Plan) => m.planSessions({ count: sessions })

export function enquiryText(plan: Plan): string {
  return m.planEnquiry({ plan: plan.title(), sessions: sessionsText(plan) })
}
