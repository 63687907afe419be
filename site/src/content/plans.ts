import * as m from 'virtual:messages'
import { planPrices } from './plan-prices'

export type PlanCategory = 'offline' | 'individual' | 'group' | 'demo'

export interface Plan {
  id: string
  title: () => string
  description: () => string
  audience: () => string
  /** Of the whole plan, in rupees; 0 is free. */
  price: number
  sessions: number
  category: PlanCategory
  isSuggested?: true
}

export interface PlanGroup {
  category: PlanCategory
  title: () => string
  shortTitle: () => string
  rhythm: () => string
  audience: () => string
  introduction: () => string
}

export const planGroups: PlanGroup[] = [
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
]

export const plans: Plan[] = [
  {
    id: 'real-silver',
    title: m.planRealSilverTitle,
    description: m.planRealSilverText,
    audience: m.planRealSilverFor,
    price: planPrices['real-silver'],
    sessions: 4,
    category: 'offline',
  },
  {
    id: 'real-gold',
    title: m.planRealGoldTitle,
    description: m.planRealGoldText,
    audience: m.planRealGoldFor,
    price: planPrices['real-gold'],
    sessions: 24,
    category: 'offline',
    isSuggested: true,
  },
  {
    id: 'solo-bronze',
    title: m.planSoloBronzeTitle,
    description: m.planSoloBronzeText,
    audience: m.planSoloBronzeFor,
    price: planPrices['solo-bronze'],
    sessions: 4,
    category: 'individual',
  },
  {
    id: 'solo-silver',
    title: m.planSoloSilverTitle,
    description: m.planSoloSilverText,
    audience: m.planSoloSilverFor,
    price: planPrices['solo-silver'],
    sessions: 12,
    category: 'individual',
  },
  {
    id: 'solo-gold',
    title: m.planSoloGoldTitle,
    description: m.planSoloGoldText,
    audience: m.planSoloGoldFor,
    price: planPrices['solo-gold'],
    sessions: 24,
    category: 'individual',
  },
  {
    id: 'silver-group',
    title: m.planSilverGroupTitle,
    description: m.planSilverGroupText,
    audience: m.planSilverGroupFor,
    price: planPrices['silver-group'],
    sessions: 4,
    category: 'group',
  },
  {
    id: 'gold-group',
    title: m.planGoldGroupTitle,
    description: m.planGoldGroupText,
    audience: m.planGoldGroupFor,
    price: planPrices['gold-group'],
    sessions: 12,
    category: 'group',
  },
  {
    id: 'demo',
    title: m.planDemoTitle,
    description: m.planDemoText,
    audience: m.planDemoFor,
    price: planPrices.demo,
    sessions: 1,
    category: 'demo',
  },
]

/** As the specification prints them in each language: without a separator. */
const rupees = (amount: number) => `₹${amount}`

export const priceText = ({ price }: Plan) => (price === 0 ? m.planFree() : rupees(price))

const perSession = ({ price, sessions }: Plan) => Math.round(price / sessions)

export const perSessionText = (plan: Plan) =>
  plan.price === 0 ? null : m.planPerSession({ price: rupees(perSession(plan)) })

/** From the least to the most that one lesson of a group's plans comes to: '₹125–₹250'. */
export function perSessionRange(category: PlanCategory): string | null {
  const prices = plans.filter((plan) => plan.category === category).map(perSession)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  if (most === 0) return null
  return least === most ? rupees(least) : `${rupees(least)}–${rupees(most)}`
}

export const sessionsText = ({ sessions }: Plan) => m.planSessions({ count: sessions })

/** What the visitor's message box holds after Enquire Now. */
export function enquiryText(plan: Plan): string {
  return m.planEnquiry({ plan: plan.title(), sessions: sessionsText(plan) })
}
