import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'

export const readSettings = async () => (await api.admin.settings.show({})).data

export const settingsQuery = queryOptions({
  queryKey: ['settings'],
  queryFn: readSettings,
  meta: { failure: m.settingsLoadFailed, isCached: true },
})

export function useSettingsChange<T>(
  change: (value: T) => Promise<Data.Settings>,
  meta: { failure: string; done?: string }
) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: change,
    onSuccess: (data) => client.setQueryData(settingsQuery.queryKey, data),
    meta: { isExact: true, ...meta },
  })
}
