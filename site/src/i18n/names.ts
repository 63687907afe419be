import { namesIn } from '@academy/api/shared/identity/identity'
import { language } from './language'

/** What the academy and its people are called in the page's language. */
export const names = () => namesIn(language())
