import type { Chosen } from '@academy/api/shared/text/translations'
import type { ListPart } from './list'

/**
 * A list as its page carries it: in the page's language alone, unless something is searched. What it
 * leaves out is only searched; the island asks for the list as soon as it is awake, and without an
 * ETag is sent all of it.
 */
export function toPagePart<Item extends Chosen>(
  part: ListPart<Item>,
  query: string
): ListPart<Item> {
  if (query !== '' || part.items.every(({ others }) => !others)) return part
  return { ...part, etag: null, items: part.items.map((item) => ({ ...item, others: undefined })) }
}
