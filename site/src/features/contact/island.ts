import { hydrate } from '~/lib/island'
import { ContactForm } from './ContactForm'

hydrate('contact', ContactForm)
