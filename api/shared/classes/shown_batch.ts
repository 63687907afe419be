import type { Batch } from './batches.js'
import type { InLanguage, Translations } from '../text/translations.js'

/** As everybody may see it. */
export interface PublicBatch extends Batch {
  _id: string
  language?: string
  translations?: Translations<'level' | 'place'>
}

/** In one language. */
export type ShownBatch = InLanguage<PublicBatch>
