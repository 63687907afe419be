import { ACTIVITY_KINDS, type ActivityKind } from '@academy/api/shared/rules/activities'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { FilterSelect } from '@/components/labelled-select'
import { ListMessage } from '@/components/list-message'
import { useListState } from '@/features/items/list/list-state'
import { PageTitle } from '@/components/page-title'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDay } from '@/lib/format'
import { useAccount } from '@/lib/profile'
import { ActivityLine } from './activity-line'
import { fieldsOf, whatOf } from './activity-words'
import { activityQuery, useRevert, type Activity } from './queries'

const kindNames: Record<ActivityKind, string> = {
  tournaments: m.tournaments(),
  achievements: m.achievements(),
  contacts: m.contacts(),
  ready_replies: m.readyReplies(),
  settings: m.settings(),
  account: m.signInsAndPasswords(),
}

const kindOptions = [
  ['', m.everything()],
  ...ACTIVITY_KINDS.map((kind) => [kind, kindNames[kind]] as const),
] as const

const defaults = { kind: '' }

const dayOf = ({ happenedAt }: Activity) => new Date(happenedAt).toDateString()

function dayWords(day: string) {
  const now = new Date()
  if (day === now.toDateString()) return m.today()
  const yesterday = new Date(now.getFullYear(), now.getMonth(), now.getDate() - 1)
  return day === yesterday.toDateString() ? m.yesterday() : formatDay(day)
}

function subjectOf(activity: Activity): string {
  const what = [whatOf(activity), fieldsOf(activity).join(', ')].filter(Boolean).join(': ')
  const picture = activity.before?.['picture'] as { url: string | null } | null | undefined
  if (picture === null) return `${what}. ${m.pictureTakenAway()}`
  return picture && !picture.url ? `${what}. ${m.pictureGone()}` : what
}

export default function ActivityPage() {
  const list = useListState(defaults)
  const { kind } = list.values
  const own = useAccount()?.email
  const query = useInfiniteQuery(activityQuery(kind as ActivityKind | ''))
  const [asked, setAsked] = useState<Activity>()
  const { revert, isPending } = useRevert()
  const isDeletion = asked?.action === 'deleted'
  const lines = (query.data?.pages.flatMap(({ data }) => data) ?? []).filter(
    ({ action }) => action !== 'read'
  )

  return (
    <>
      <PageTitle title={m.activity()} />
      <p className="-mt-4 mb-6 max-w-180 text-muted-foreground max-sm:mt-0">{m.activityHint()}</p>
      <div className="mb-6">
        <FilterSelect
          label={m.about()}
          options={kindOptions}
          value={kind}
          onChange={(value) => list.set({ kind: value })}
        />
      </div>
      {content()}
      <ConfirmDialog
        isRescue
        isOpen={asked !== undefined}
        question={isDeletion ? m.restoreItQuestion() : m.revertQuestion()}
        subject={asked ? subjectOf(asked) : ''}
        labels={[isDeletion ? m.restoreIt() : m.undo(), m.reverting()]}
        isPending={isPending}
        onConfirm={() => asked && revert(asked, { onSettled: () => setAsked(undefined) })}
        onClose={() => setAsked(undefined)}
      />
    </>
  )

  function content() {
    if (!query.data) {
      if (query.isPaused) {
        return <ListMessage piece="rook" title={m.listNotHere()} hint={m.listLoadsLater()} />
      }
      if (!query.isError) return <ActivitySkeleton />
      return (
        <ListMessage piece="rook" title={m.activityLoadFailed()} hint={m.checkConnection()}>
          <Button variant="outline" onClick={() => void query.refetch()}>
            {m.tryAgain()}
          </Button>
        </ListMessage>
      )
    }
    if (lines.length === 0) {
      return <ListMessage piece="rook" title={m.activityEmpty()} hint={m.activityEmptyHint()} />
    }
    return (
      <div className="grid max-w-220 gap-8">
        {[...Map.groupBy(lines, dayOf)].map(([day, ofDay]) => (
          <section key={day} className="grid gap-3">
            <h2 className="text-lg font-bold text-pale">{dayWords(day)}</h2>
            <ul className="divide-y overflow-hidden rounded-panel border bg-card">
              {ofDay.map((line) => (
                <ActivityLine
                  key={line._id}
                  activity={line}
                  own={own}
                  onRevert={() => setAsked(line)}
                />
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

function ActivitySkeleton() {
  return (
    <div
      aria-busy
      className="grid max-w-220 animate-in gap-3 delay-150 duration-1 fade-in-0 fill-mode-both"
    >
      <Skeleton className="h-6 w-32" />
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} className="h-16 rounded-panel" />
      ))}
    </div>
  )
}
