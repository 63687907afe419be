import { test } from '@japa/runner'
import { plainPhone } from '#shared/rules/contact_rules'

test.group('A pasted phone number', () => {
  for (const [what, typed] of [
    ['Devanagari', '+९१ ९८७६५ ४३२१०'],
    ['Gujarati', '+૯૧ ૯૮૭૬૫ ૪૩૨૧૦'],
    ['Bengali', '+৯১ ৯৮৭৬৫ ৪৩২১০'],
    ['Gurmukhi', '+੯੧ ੯੮੭੬੫ ੪੩੨੧੦'],
    ['Tamil', '+௯௧ ௯௮௭௬௫ ௪௩௨௧௦'],
    ['Telugu', '+౯౧ ౯౮౭౬౫ ౪౩౨౧౦'],
    ['Kannada', '+೯೧ ೯೮೭೬೫ ೪೩೨೧೦'],
    ['Malayalam', '+൯൧ ൯൮൭൬൫ ൪൩൨൧൦'],
    ['Odia', '+୯୧ ୯୮୭୬୫ ୪୩୨୧୦'],
    ['Urdu', '+۹۱ ۹۸۷۶۵ ۴۳۲۱۰'],
    ['Arabic', '+٩١ ٩٨٧٦٥ ٤٣٢١٠'],
    ['full-width', '＋９１ ９８７６５ ４３２１０'],
    ['a link', 'tel:+91 98765 43210'],
  ] as const) {
    test(`in ${what} is the same number`, ({ assert }) => {
      assert.equal(plainPhone(typed), '+919876543210')
    })
  }
})
