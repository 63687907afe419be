import { start } from '@/app/router'
import { chosenLanguage } from '@/lib/chosen-language'
import { speak } from '@/lib/spoken-language'
import '@/styles/index.css'

const language = chosenLanguage()

const stylesheet = language === 'en' ? undefined : import('@/styles/devanagari.css')
void Promise.all([speak(language), stylesheet]).then(start)
