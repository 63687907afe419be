export const UNAUTHENTICATED = 'Please sign in to continue.'
export const FORBIDDEN = 'You are not allowed to do this.'
export const NOT_FOUND = 'Not found.'
export const VALIDATION_FAILED = 'Please correct the marked fields.'
export const BODY_TOO_LARGE = 'The request is too large.'
export const MALFORMED_JSON = 'The request body is not valid JSON.'
export const UNEXPECTED = 'Something went wrong on our side. Please try again.'
export const METHOD_NOT_ALLOWED = 'This address does not answer that method.'
export const UNSUPPORTED_TYPE = 'The request body is of a kind that is not accepted here.'
export const MALFORMED_FORM = 'The form could not be read.'
export const STORAGE_FULL = 'The server has run out of space. Nothing was saved.'
export const BUSY = 'The server is busy. Please try again in a moment.'
export const tooManyRequests = (minutes: number) =>
  `Too many attempts. Please try again in ${minutes} min.`
/** Used by nginx, which limits by the minute. */
export const TOO_MANY_REQUESTS = /* @__PURE__ */ tooManyRequests(1)
export const MAIL_OFF = 'This website sends no mail yet.'
export const TOO_MANY_MESSAGES =
  'We have received more messages in this hour than we can read. Please try again later, or call us.'
export const KEY_REUSED = 'This key was already used for something else. Nothing was saved.'
export const KEY_TAKEN = 'This is being saved already. Please try again in a moment.'
export const KEY_MALFORMED = 'The Idempotency-Key must be a UUID.'

export const FIELD_REQUIRED = 'This field is required'
export const TEXT_EXPECTED = 'This field must be a text'
export const BOOLEAN_EXPECTED = 'This field must be true or false'
export const ONE_LINE = 'This field can only have one line'
export const STALE = 'Another phone or tab has changed this meanwhile.'
export const ADDRESS_TOO_LONG = 'The address is too long.'
export const HOST_MALFORMED = 'The Host header is no host name.'
export const LENGTH_REQUIRED = 'The request must say how long its body is.'
export const TOO_DEEP = 'The request body is nested too deeply.'
