import type { ActivityKind } from '@academy/api/shared/rules/activities'
import { useInfiniteQuery } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { FilterSelect } from '@/components/labelled-select'
import { ListMessage } from '@/components/list-message'
import { NotLoaded } from '@/components/not-loaded'
import { useListState } from '@/features/items/list/list-state'
import { PageTitle } from '@/components/page-title'
import { Button } from '@/components/ui/button'
import { api } from '@/lib/api'
import { formatDay } from '@/lib/format'
import { useAccount } from '@/lib/profile'
import { ActivityLine } from './activity-line'

const PER_PAGE = 30

const kindNames: Record<ActivityKind, () => string> = {
  tournaments: m.tournaments,
  achievements: m.achievements,
  contacts: m.contacts,
  notices: m.notices,
  classes: m.classes,
  ready_replies: m.readyReplies,
  settings: m.settings,
  account: m.signInsAndPasswords,
}

const kindOptions = (): [value: string, words: string][] => [
  ['', m.everything()],
  ...Object.entries(kindNames).map(([kind, name]): [string, string] => [kind, name()]),
]

const defaults = { kind: '' }

export default function ActivityPage() {
  const list = useListState(defaults)
  const { kind } = list.values
  const own = useAccount()?.email
  const query = useInfiniteQuery({
    queryKey: ['activity', kind],
    queryFn: ({ pageParam: after }) =>
      api.admin.activities.index({
        query: {
          perPage: PER_PAGE,
          ...(kind && { kind: kind as ActivityKind }),
          ...(after && { after }),
        },
      }),
    initialPageParam: '',
    getNextPageParam: ({ meta }) => meta.next,
    meta: { failure: m.activityLoadFailed, isCached: kind === '' },
  })

  return (
    <>
      <PageTitle title={m.activity()} above={{ path: paths.settings, name: m.settings() }} />
      <p className="-mt-4 mb-6 text-muted-foreground max-sm:mt-0">{m.activityHint()}</p>
      <div className="mb-6">
        <FilterSelect
          label={m.about()}
          options={kindOptions()}
          value={kind}
          onChange={(value) => list.set({ kind: value })}
        />
      </div>
      {content()}
    </>
  )

  function content() {
    if (!query.data) return <NotLoaded query={query} failure={m.activityLoadFailed()} />
    // Opening a message is no change.
    const lines = query.data.pages
      .flatMap(({ data }) => data)
      .filter(({ action }) => action !== 'read')
    if (lines.length === 0) {
      return <ListMessage piece="rook" title={m.activityEmpty()} hint={m.activityEmptyHint()} />
    }
    return (
      <div className="grid gap-8">
        {[...Map.groupBy(lines, ({ happenedAt }) => formatDay(happenedAt))].map(([day, ofDay]) => (
          <section key={day} className="grid gap-3">
            <h2 className="text-lg font-bold text-pale">{day}</h2>
            <ul className="divide-y overflow-hidden rounded-panel border bg-card">
              {ofDay.map((line) => (
                <ActivityLine key={line._id} activity={line} own={own} />
              ))}
            </ul>
          </section>
        ))}
        {query.hasNextPage && (
          <Button
            variant="outline"
            className="justify-self-start max-sm:w-full"
            disabled={query.isFetchingNextPage}
            onClick={() => void query.fetchNextPage()}
          >
            {query.isFetchingNextPage ? m.loadingShort() : m.showEarlier()}
          </Button>
        )}
      </div>
    )
  }
}
