import { planPrices } from '@academy/site/plan-prices'
import * as en from '@academy/site/words/en'
import * as hi from '@academy/site/words/hi'
import * as mr from '@academy/site/words/mr'

type PlanId = keyof typeof planPrices

const names = (english: string, marathi: string, hindi: string) => ({
  ...{ en: english, mr: marathi, hi: hindi },
})

/** The plans as the site calls them; none of the names is a part of another. */
export const planNames: { id: PlanId; names: Record<'en' | 'mr' | 'hi', string> }[] = [
  {
    id: 'real-silver',
    names: names(en.planRealSilverTitle, mr.planRealSilverTitle, hi.planRealSilverTitle),
  },
  {
    id: 'real-gold',
    names: names(en.planRealGoldTitle, mr.planRealGoldTitle, hi.planRealGoldTitle),
  },
  {
    id: 'solo-bronze',
    names: names(en.planSoloBronzeTitle, mr.planSoloBronzeTitle, hi.planSoloBronzeTitle),
  },
  {
    id: 'solo-silver',
    names: names(en.planSoloSilverTitle, mr.planSoloSilverTitle, hi.planSoloSilverTitle),
  },
  {
    id: 'solo-gold',
    names: names(en.planSoloGoldTitle, mr.planSoloGoldTitle, hi.planSoloGoldTitle),
  },
  {
    id: 'silver-group',
    names: names(en.planSilverGroupTitle, mr.planSilverGroupTitle, hi.planSilverGroupTitle),
  },
  {
    id: 'gold-group',
    names: names(en.planGoldGroupTitle, mr.planGoldGroupTitle, hi.planGoldGroupTitle),
  },
  { id: 'demo', names: names(en.planDemoTitle, mr.planDemoTitle, hi.planDemoTitle) },
]

export const planPrice = (id: PlanId): number => planPrices[id]
