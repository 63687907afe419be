import { namesIn } from '@academy/api/shared/identity/identity'
import { language } from '@/lib/language'

export const names = () => namesIn(language())
