export const RECIPIENTS_MAX = 20
export const RECIPIENTS_TOO_MANY = 'There can be at most 20 email addresses'
export const RECIPIENTS_MISSING = 'Add an email address first'
export const TEST_EMAIL_FOREIGN = 'Add this address to the list first, or use your own'
export const RECIPIENTS_INVALID = 'Email addresses must be a list of texts'
