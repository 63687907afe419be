import { namesIn } from '@academy/api/shared/identity/identity'
import { language } from './language'

export const names = () => namesIn(language())
