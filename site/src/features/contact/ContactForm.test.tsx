import { CONTACT_HONEYPOT_FIELD } from '@academy/api/shared/rules/contact_rules'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { ContactForm } from './ContactForm'

/** Parts of names and ids by which browsers and password managers know what to fill in. */
const FILLED =
  /name|mail|phone|tel|fax|url|web|site|home|addr|street|city|state|zip|post|country|compan|organi|job|title|birth|age|sex|gender|user|login|pass|pin|otp|code|card|number|search/

test('nothing but a robot fills the trap', () => {
  const html = renderToStaticMarkup(<ContactForm action="/" privacy="/" whatsapp="/" call="/" />)
  const [, trap = ''] =
    /<div class="visually-hidden" aria-hidden="true">(.+?)<\/div>/.exec(html) ?? []
  expect(trap).toContain(`name="${CONTACT_HONEYPOT_FIELD}"`)
  expect(CONTACT_HONEYPOT_FIELD).not.toMatch(FILLED)
  for (const attribute of [
    'autoComplete="off"',
    'tabindex="-1"',
    'data-1p-ignore="true"',
    'data-bwignore="true"',
    'data-lpignore="true"',
    'data-protonpass-ignore="true"',
    'data-form-type="other"',
  ]) {
    expect(trap).toContain(attribute)
  }
})
