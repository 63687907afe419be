import { planPrices } from '@academy/site/plan-prices'
import * as en from '@academy/site/words/en'
import * as hi from '@academy/site/words/hi'
import * as mr from '@academy/site/words/mr'

const plan = (id: keyof typeof planPrices, ...[english, marathi, hindi]: string[]) => ({
  id,
  names: { en: english ?? '', mr: marathi ?? '', hi: hindi ?? '' },
})

/** The plans as the site calls them; none of the names is a part of another. */
export const plans = [
  plan('real-silver', en.planRealSilverTitle, mr.planRealSilverTitle, hi.planRealSilverTitle),
  plan('real-gold', en.planRealGoldTitle, mr.planRealGoldTitle, hi.planRealGoldTitle),
  plan('solo-bronze', en.planSoloBronzeTitle, mr.planSoloBronzeTitle, hi.planSoloBronzeTitle),
  plan('solo-silver', en.planSoloSilverTitle, mr.planSoloSilverTitle, hi.planSoloSilverTitle),
  plan('solo-gold', en.planSoloGoldTitle, mr.planSoloGoldTitle, hi.planSoloGoldTitle),
  plan('silver-group', en.planSilverGroupTitle, mr.planSilverGroupTitle, hi.planSilverGroupTitle),
  plan('gold-group', en.planGoldGroupTitle, mr.planGoldGroupTitle, hi.planGoldGroupTitle),
  plan('demo', en.planDemoTitle, mr.planDemoTitle, hi.planDemoTitle),
]

export const planPrice = (id: keyof typeof planPrices): number => planPrices[id]
