import type { ActivityKind } from '@academy/api/shared/rules/activities'
import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { api } from '@/lib/api'
import type { Data } from '@/lib/data'
import { errorBanner, offlineWords } from '@/lib/error-banner'
import { messageOf, payloadOf, statusOf } from '@/lib/errors'
import { ifMatch } from '@/lib/if-match'
import { faultMessage } from '@/lib/fault-message'

export type Activity = Data.Activity

const PER_PAGE = 30

export const activityQuery = (kind: ActivityKind | '') =>
  infiniteQueryOptions({
    queryKey: ['activity', kind],
    queryFn: ({ pageParam: after }) =>
      api.admin.activities.index({
        query: {
          perPage: PER_PAGE,
          ...(kind && { kind }),
          ...(after && { after: after as never }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
    meta: { failure: m.activityLoadFailed(), isCached: kind === '' },
  })

const refusals: Record<string, string> = {
  as_before: m.asBefore(),
  picture_gone: m.pictureGone(),
  nothing_before: m.nothingBefore(),
}

function reasonOf(error: unknown) {
  const { code, errors } = payloadOf(error)
  const [fault] = Object.values((errors ?? {}) as Record<string, string>)
  if (fault) return `${m.revertFailed()}: ${faultMessage(fault)}`
  return refusals[String(code)] ?? messageOf(error, m.revertFailed())
}

export function useRevert() {
  const client = useQueryClient()
  const { mutate, isPending } = useMutation({
    mutationFn: ({ _id: id, version }: Activity) =>
      api.admin.activityRestorations.store({
        params: { id },
        headers: ifMatch(version ?? undefined),
      }),
    onSuccess({ data }) {
      const undo = { label: m.undo(), onClick: () => mutate(data) }
      toast.success(m.reverted(), data.canRevert ? { action: undo } : {})
    },
    onError(error) {
      if (statusOf(error) !== 401) errorBanner.show(reasonOf(error) + offlineWords())
    },
    // It is shown in the lists, the settings and here; refused, something is not as it was shown.
    onSettled: () => client.invalidateQueries(),
  })
  return { revert: mutate, isPending }
}
