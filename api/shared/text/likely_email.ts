const SLIPS: readonly [RegExp, string][] = [
  [/@(?:(?:gmial|gamil|gmai|gmal|gnail)\.com|gmail\.con?)$/i, '@gmail.com'],
  [/@(?:(?:yaho|yhoo|yahho)\.com|yahoo\.con?)$/i, '@yahoo.com'],
  [/@(?:(?:hotmial|hotmal|hotmai)\.com|hotmail\.con?)$/i, '@hotmail.com'],
  [/@(?:redif|rediff?mai|redifmail)\.com$/i, '@rediffmail.com'],
]

/** The address that was probably meant, of one with a common slip of the pen in its domain. */
export function likelyEmail(typed: string): string | undefined {
  const email = typed.trim()
  const slip = SLIPS.find(([pattern]) => pattern.test(email))
  return slip && email.replace(...slip)
}
