/**
 * The origin that an address names: 'https://academy.example', with or without a slash behind it;
 * undefined of any other text. With a user, a path, a query or a fragment it would be more than that.
 */
export function originOf(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined
  const { protocol, href, origin } = new URL(text)
  return /^https?:$/.test(protocol) && href === `${origin}/` ? origin : undefined
}
