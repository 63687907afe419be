interface Listed {
  slug: string
  title: string
}

/**
 * The items before and after one, in their list's order. A list that could not be read, or one so
 * long that the item is not among its first, has none to show.
 */
export function neighboursOf(
  items: Listed[] | undefined,
  slug: string,
  path: (slug: string) => string
) {
  const at = items?.findIndex((item) => item.slug === slug) ?? -1
  const link = (item: Listed | undefined) =>
    at >= 0 && item ? { path: path(item.slug), title: item.title } : null
  return { previous: link(items?.[at - 1]), next: link(items?.[at + 1]) }
}
