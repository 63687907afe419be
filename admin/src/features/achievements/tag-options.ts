import type { Data } from '@/lib/data'

/** Every tag in use, by the alphabet, and the chosen one even if nothing carries it any more. */
export function tagOptions(items: Data.Achievement[], chosen: string): [string, string][] {
  const tags = new Set(items.flatMap((item) => item.tags))
  if (chosen) tags.add(chosen)
  const sorted = [...tags].sort((a, b) => a.localeCompare(b))
  return [['', 'All Tags'], ...sorted.map((tag): [string, string] => [tag, tag])]
}
