import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { m } from '@/lib/messages'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { NotLoaded } from '@/components/not-loaded'
import { SheetDialog } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { formatDay } from '@/lib/format'
import { useLayer } from '@/lib/history'
import type { Item, Resource } from '@/lib/resource'
import { useRestore } from './mutations'

export default function DeletedDialog({ kind, onClose }: { kind: Resource; onClose: () => void }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const question = useLayer<string>('erase')
  const nameOf = kind.describe ?? kind.nameOf
  const key = [kind.key, 'deleted']
  const query = useQuery({ queryKey: key, queryFn: kind.deleted, gcTime: 0 })
  const toErase = query.data?.find(({ _id }) => _id === question.value)
  function drop(id: string) {
    // Its button goes with it.
    heading.current?.focus()
    client.setQueryData<Item[]>(key, (list) => list?.filter((item) => item._id !== id))
  }
  const restore = useRestore(kind, true)
  const erase = useMutation({
    mutationFn: kind.erase,
    onSuccess: (_answer, id) => drop(id),
    onSettled: question.close,
    meta: { isQuiet: true, done: m.kindErased({ kind: kind.one }) },
  })

  return (
    <SheetDialog
      title={m.recentlyDeletedOf({ kinds: kind.many })}
      description={m.restorableFor()}
      heading={heading}
      onClose={onClose}
    >
      <div role="alert" className="text-destructive [&>p]:pt-4">
        {restore.isError && <p>{m.kindRestoreFailed({ kind: kind.one })}</p>}
        {erase.isError && <p>{m.kindRemoveFailed({ kind: kind.one })}</p>}
      </div>
      {!query.data && <NotLoaded query={query} failure={m.listFailed()} />}
      {query.data?.length === 0 && (
        <p role="status" className="py-6 text-muted-foreground">
          {m.nothingDeleted()}
        </p>
      )}
      <ul className="divide-y">
        {query.data?.map((item) => (
          <li key={item._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="font-bold wrap-anywhere">{nameOf(item)}</p>
              {item.deletedAt && item.goneAt && (
                <p className="text-sm text-muted-foreground">
                  {m.deletedGone({
                    deleted: formatDay(item.deletedAt),
                    gone: formatDay(item.goneAt),
                  })}
                </p>
              )}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={m.restoreOf({ name: nameOf(item) })}
              disabled={restore.isPending}
              onClick={() => restore.mutate(item._id, { onSuccess: () => drop(item._id) })}
            >
              {m.restore()}
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="text-destructive!"
              aria-label={m.removeForGoodOf({ name: nameOf(item) })}
              disabled={erase.isPending}
              onClick={() => question.open(item._id)}
            >
              {m.removeForGood()}
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmDialog
        isOpen={toErase !== undefined}
        question={m.eraseQuestion({ kind: kind.one })}
        subject={toErase ? nameOf(toErase) : ''}
        labels={[m.removeForGood(), m.removing()]}
        isPending={erase.isPending}
        onConfirm={() => toErase && erase.mutate(toErase._id)}
        onClose={question.close}
      />
    </SheetDialog>
  )
}
