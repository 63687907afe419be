import { CONTACT_FAILED, contactRules } from '@academy/api/shared/contact_rules'
import { BUSY, ONE_LINE, TOO_MANY_MESSAGES, TOO_MANY_REQUESTS } from '@academy/api/shared/refusals'
import * as m from 'virtual:messages'
import { language } from '~/language'

/** What the rules and the API say in English, which each sentence is known by. */
const translated = (): Record<string, string> => ({
  [contactRules.name.required]: m.faultNameRequired(),
  [contactRules.name.max.message]: m.faultNameMax(),
  [contactRules.email.required]: m.faultEmailRequired(),
  [contactRules.email.pattern.message]: m.faultEmailInvalid(),
  [contactRules.phone.pattern.message]: m.faultPhoneInvalid(),
  [contactRules.phone.max.message]: m.faultPhoneMax(),
  [contactRules.subject.max.message]: m.faultSubjectMax(),
  [contactRules.message.required]: m.faultMessageRequired(),
  [contactRules.message.min.message]: m.faultMessageMin(),
  [contactRules.message.max.message]: m.faultMessageMax(),
  [ONE_LINE]: m.faultOneLine(),
  [TOO_MANY_REQUESTS]: m.refusalTooMany(),
  [TOO_MANY_MESSAGES]: m.refusalTooManyMessages(),
  [BUSY]: m.refusalBusy(),
  [CONTACT_FAILED]: m.contactFailed(),
})

/**
 * A sentence of the rules or of the API in the page's language. English is said as it comes; what
 * another language has no words for is said as a failure, not in English.
 */
export function sentence(english: string): string {
  return language() === 'en' ? english : (translated()[english] ?? m.contactFailed())
}
