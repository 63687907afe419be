import { namesIn } from '@academy/api/shared/identity/academy_names'
import { language } from '@/lib/language'

export const names = () => namesIn(language())
