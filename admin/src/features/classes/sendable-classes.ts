import { queryOptions } from '@tanstack/react-query'
import { api } from '@/lib/api'
import { m } from '@/lib/messages'
import type { Sendable } from '@/unsent/attempt'

export const classesKey = 'classes'

export const classesQuery = queryOptions({
  queryKey: [classesKey],
  queryFn: async () => (await api.admin.classes.index({})).data,
  meta: { failure: m.classesLoadFailed, isCached: true },
})

/** How a class is saved is no part of the first view: it comes with the first that is sent. */
export const sendableClasses = {
  async create(sent, options) {
    const { classKind } = await import('./class-kind')
    return classKind.create(sent, options)
  },
  async change(id, sent, options) {
    const { classKind } = await import('./class-kind')
    return classKind.change(id, sent, options)
  },
} satisfies Sendable
