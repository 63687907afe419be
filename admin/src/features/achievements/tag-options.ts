import { m } from '@/lib/messages'
/** Every tag in use and the chosen one, even if nothing carries it any more. */
export function tagOptions(inUse: string[] = [], chosen: string): [string, string][] {
  const tags = chosen && !inUse.includes(chosen) ? [...inUse, chosen] : inUse
  return [['', m.allTags()], ...tags.map((tag): [string, string] => [tag, tag])]
}
