import { inLanguage, type Chosen } from '@academy/api/shared/text/translations'
import { language } from '~/i18n/language'

export interface ListPart<Item> {
  items: Item[]
  etag: string | null
  next: string | null
  after?: string
}

interface ListBody<Item> {
  data: Item[]
  meta?: { next: string }
}

/** One part of a public list, the known one when it has not changed. Rejects without a list. */
export async function getPart<Item>(
  path: string,
  after: string | null,
  known: ListPart<Item> | undefined
): Promise<ListPart<Item>> {
  const isSame = known !== undefined && (known.after ?? null) === after
  const etag = isSame ? known.etag : null
  const response = await fetch(
    `/api${path}` + (after === null ? '' : `?after=${encodeURIComponent(after)}`),
    { headers: etag ? { 'If-None-Match': etag } : {} }
  )
  if (isSame && response.status === 304) return known
  if (!response.ok) throw new Error(path)
  const part = readPart((await response.json()) as ListBody<Item>, response)
  return after === null ? part : { ...part, after }
}

export function readPart<Item>(body: ListBody<Item>, { headers }: Response): ListPart<Item> {
  const items = body.data.map((item) => inLanguage(item as object, language()) as Item)
  return { items, etag: headers.get('ETag'), next: body.meta?.next ?? null }
}

/**
 * A list as its page carries it: in the page's language alone, unless something is searched. What it
 * leaves out is only searched, and the island fetches it without an ETag when a search begins.
 */
export function toPagePart<Item extends Chosen>(
  part: ListPart<Item>,
  query: string
): ListPart<Item> {
  if (query !== '' || part.items.every(({ others }) => !others)) return part
  return { ...part, etag: null, items: part.items.map((item) => ({ ...item, others: undefined })) }
}
