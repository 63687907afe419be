import { formatRupees } from '@academy/api/shared/rupees'
import * as m from 'virtual:messages'
import { language } from '~/language'

export type PlanCategory = 'offline' | 'individual' | 'group' | 'demo'

export interface Plan {
  id: string
  title: () => string
  description: () => string
  /** Of the whole plan, in rupees; 0 is free. */ price: number

  /** How many lessons. */ sessions: number
  category: PlanCategory
  /** The one plan that is set in light on the page. */
  isSuggested?: true
}

export interface PlanGroup {
  category: PlanCategory
  title: () => string
  /** The title's last part, where the group is one of several of its kind. */
  shortTitle: () => string
  /** What every plan of the group shares: when, or how long. */
  rhythm: () => string
  introduction: () => string
}

export const planGroups: PlanGroup[] = [
  {
    category: 'offline',
    title: m.groupOfflineTitle,
    shortTitle: m.groupOfflineTitle,
    rhythm: m.groupOfflineRhythm,
    introduction: m.groupOfflineText,
  },
  {
    category: 'individual',
    title: m.groupIndividualTitle,
    shortTitle: m.groupIndividualShort,
    rhythm: m.groupIndividualRhythm,
    introduction: m.groupIndividualText,
  },
  {
    category: 'group',
    title: m.groupGroupTitle,
    shortTitle: m.groupGroupShort,
    rhythm: m.groupGroupRhythm,
    introduction: m.groupGroupText,
  },
  {
    category: 'demo',
    title: m.groupDemoTitle,
    shortTitle: m.groupDemoTitle,
    rhythm: m.groupDemoRhythm,
    introduction: m.groupDemoText,
  },
]

export const plans: Plan[] = [
  {
    id: 'real-silver',
    title: m.planRealSilverTitle,
    description: m.planRealSilverText,
    price: 999,
    sessions: 4,
    category: 'offline',
  },
  {
    id: 'real-gold',
    title: m.planRealGoldTitle,
    description: m.planRealGoldText,
    price: 2999,
    sessions: 24,
    category: 'offline',
    isSuggested: true,
  },
  {
    id: 'solo-bronze',
    title: m.planSoloBronzeTitle,
    description: m.planSoloBronzeText,
    price: 1999,
    sessions: 4,
    category: 'individual',
  },
  {
    id: 'solo-silver',
    title: m.planSoloSilverTitle,
    description: m.planSoloSilverText,
    price: 4999,
    sessions: 12,
    category: 'individual',
  },
  {
    id: 'solo-gold',
    title: m.planSoloGoldTitle,
    description: m.planSoloGoldText,
    price: 8999,
    sessions: 24,
    category: 'individual',
  },
  {
    id: 'silver-group',
    title: m.planSilverGroupTitle,
    description: m.planSilverGroupText,
    price: 999,
    sessions: 4,
    category: 'group',
  },
  {
    id: 'gold-group',
    title: m.planGoldGroupTitle,
    description: m.planGoldGroupText,
    price: 1999,
    sessions: 12,
    category: 'group',
  },
  {
    id: 'demo',
    title: m.planDemoTitle,
    description: m.planDemoText,
    price: 0,
    sessions: 1,
    category: 'demo',
  },
]

/** The price as it is printed: in English as it was specified, without grouping. */
export function priceText({ price }: Plan): string {
  if (price === 0) return m.planFree()
  return language() === 'en' ? `₹${price}` : formatRupees(price)
}

/** How many lessons a plan has, as it is printed and as it stands in the enquiry. */
export const sessionsText = ({ sessions }: Plan) => m.planSessions({ count: sessions })

/** What the visitor's message box holds after Enquire Now. */
export function enquiryText(plan: Plan): string {
  return m.planEnquiry({ plan: plan.title(), sessions: sessionsText(plan) })
}
