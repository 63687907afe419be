/** Words stand in the catalogues (src/messages): two letters in a row in what is shown are words. */
const WORDS = '/[A-Za-z]{2}/'
const ATTRIBUTES = 'aria-label|alt|title|label|placeholder|description'

/**
 * What `no-restricted-syntax` refuses: words that stand in a component.
 * @param more attributes and properties of an app's own that are shown or read out, with | between
 */
export function literalWords(more: string) {
  const attributes = `/^(${ATTRIBUTES}|${more})$/`
  return [
    `JSXText[value=${WORDS}]`,
    `JSXExpressionContainer > :matches(Literal[value=${WORDS}], TemplateElement[value.raw=${WORDS}]):not(JSXAttribute *)`,
    `:matches(JSXElement, JSXFragment) > JSXExpressionContainer > :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORDS}]`,
    `JSXAttribute[name.name=${attributes}] > Literal[value=${WORDS}]`,
    `JSXAttribute[name.name=${attributes}] TemplateElement[value.raw=${WORDS}]`,
    `JSXAttribute[name.name=${attributes}] :matches(ConditionalExpression, LogicalExpression) > Literal[value=${WORDS}]`,
  ].map((selector) => ({ selector, message: 'Words come from the catalogue: m.someKey().' }))
}
