import { chosenLanguage } from '@/lib/chosen-language'
import { loadMessages } from '@/lib/messages'
import '@/styles/index.css'

// No top-level await: the app imports this module, which would deadlock.
async function begin() {
  const language = chosenLanguage()
  document.documentElement.lang = language
  await Promise.all([
    loadMessages(language),
    language === 'en' ? undefined : import('@/styles/devanagari.css'),
  ])
  // Its modules use messages as they are evaluated.
  const { start } = await import('@/app/router')
  start()
}
void begin()
