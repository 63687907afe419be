import { achievementRules } from '@academy/api/shared/rules/achievement_rules'
import { withoutMarkup } from '@/lib/markup'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Achievement } from '@/lib/data'
import { listQuery } from '@/lib/pages'
import { achievementResource } from './achievement-resource'
import type { TypedAchievement } from './achievement-form-schema'

type Name = 'title' | 'studentName' | 'description' | 'location'

/** The longest of the names that stands in a text. */
function namedIn(text: string, names: string[]): string {
  const within = names.filter((name) => text.toLowerCase().includes(name.toLowerCase()))
  return within.sort((a, b) => b.length - a.length)[0] ?? ''
}

/**
 * Fills the empty fields of a new achievement from the words that came with its photo: their first
 * line is its title, all of them tell its story, and who and where is known from earlier ones.
 */
export function useSharedText(
  form: Pick<UseFormReturn<TypedAchievement>, 'getValues' | 'setValue'>
) {
  const { data: earlier } = useInfiniteQuery(listQuery(achievementResource, {}))
  const waiting = useRef<string>(undefined)

  function put(name: Name, value: string) {
    if (value && !form.getValues(name)) form.setValue(name, value, { shouldDirty: true })
  }

  function putNames(text: string, known: Achievement[]) {
    for (const name of ['studentName', 'location'] as const) {
      const names = known.map((achievement) => achievement[name])
      put(name, namedIn(text, names))
    }
  }

  useEffect(() => {
    if (!earlier || !waiting.current) return
    putNames(
      waiting.current,
      earlier.pages.flatMap(({ data }) => data)
    )
    waiting.current = undefined
  })

  return (shared: string) => {
    const text = withoutMarkup(shared.trim())
    const [title = ''] = text.split('\n', 1)
    put('title', title.trim().slice(0, achievementRules.title.max.value))
    put('description', text.slice(0, achievementRules.description.max.value))
    if (earlier)
      putNames(
        text,
        earlier.pages.flatMap(({ data }) => data)
      )
    else waiting.current = text
  }
}
