/** Ways of paying by phone as people write them: parts of a regular expression, to stand as whole words. */
export const WAYS_TO_PAY =
  'upi|g[ -]?pay|google[ -]?pay|phone[ -]?(?:pe|pay)|paytm|bhim|यूपीआई|यूपीआय|युपीआय|युपीआई|ग[ुू]गल[ -]?पे|जी[ -]?पे|फ\u093c?ोन[ -]?पे|पेटीएम'
