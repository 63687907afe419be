import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { XIcon } from 'lucide-react'
import { useRef, useState } from 'react'
import { ConfirmDialog } from '@/components/confirm-dialog'
import { erasedWords, restoredWords } from '@/components/list-screen/mutations'
import { sheet } from '@/components/sheet'
import { Button } from '@/components/ui/button'
import {
  Dialog,
  DialogClose,
  DialogContent,
  DialogDescription,
  DialogTitle,
} from '@/components/ui/dialog'
import { Skeleton } from '@/components/ui/skeleton'
import { formatDay } from '@/lib/format'
import type { Item, ListKind } from '@/lib/list-kind'
import { cn } from '@/lib/cn'
import { useReturnFocus } from '@/lib/return-focus'

export default function DeletedDialog({ kind, onClose }: { kind: ListKind; onClose: () => void }) {
  const client = useQueryClient()
  const heading = useRef<HTMLHeadingElement>(null)
  const returnFocus = useReturnFocus()
  const nameOf = kind.describe ?? kind.nameOf
  const failure = `Failed to restore ${kind.one}`
  const key = [kind.key, 'deleted']
  const query = useQuery({ queryKey: key, queryFn: kind.deleted, gcTime: 0 })
  const restore = useMutation({
    mutationFn: (id: string) => kind.restore(id),
    async onSuccess(_answer, id) {
      // Its button goes with it.
      heading.current?.focus()
      client.setQueryData<Item[]>(key, (list) => list?.filter((item) => item._id !== id))
      await client.invalidateQueries({ queryKey: [kind.key, 'page'] })
    },
    meta: { isQuiet: true, failure, done: restoredWords(kind) },
  })

  const [asked, setAsked] = useState<Item>()
  const eraseFailure = `Failed to remove ${kind.one}`
  const erase = useMutation({
    mutationFn: (id: string) => kind.erase(id),
    onSuccess(_answer, id) {
      heading.current?.focus()
      client.setQueryData<Item[]>(key, (list) => list?.filter((item) => item._id !== id))
    },
    onSettled: () => setAsked(undefined),
    meta: { isQuiet: true, failure: eraseFailure, done: erasedWords(kind) },
  })

  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent
        showCloseButton={false}
        className={cn(sheet, 'roomy:max-w-2xl!')}
        {...returnFocus}
      >
        <div className="flex items-start gap-4 border-b py-3 pr-2 pl-4 sm:pl-6">
          <div className="grow py-2">
            <DialogTitle ref={heading} tabIndex={-1} className="outline-none">
              Recently deleted {kind.many}
            </DialogTitle>
            <DialogDescription className="mt-1 text-sm!">
              What is deleted can be restored for 30 days.
            </DialogDescription>
          </div>
          <DialogClose asChild>
            <Button variant="ghost" size="icon" aria-label="Close">
              <XIcon aria-hidden />
            </Button>
          </DialogClose>
        </div>
        <div className="relative min-h-40 flex-1 overflow-y-auto overscroll-contain px-4 sm:px-6">
          <div role="alert">
            {restore.isError && <p className="pt-4 text-destructive">{failure}</p>}
            {erase.isError && <p className="pt-4 text-destructive">{eraseFailure}</p>}
          </div>
          {content()}
        </div>
        <ConfirmDialog
          isOpen={asked !== undefined}
          question={`Remove this ${kind.one} for good? This cannot be undone.`}
          subject={asked ? nameOf(asked) : ''}
          labels={['Remove for Good', 'Removing...']}
          isPending={erase.isPending}
          onConfirm={() => asked && erase.mutate(asked._id)}
          onClose={() => setAsked(undefined)}
        />
      </DialogContent>
    </Dialog>
  )

  function content() {
    if (query.isError) {
      return (
        <div className="grid justify-items-start gap-3 py-6">
          <p>The list could not be loaded. Check the connection, then try again.</p>
          <Button variant="outline" onClick={() => void query.refetch()}>
            Try Again
          </Button>
        </div>
      )
    }
    if (!query.data) {
      return (
        <div
          aria-busy
          className="grid animate-in gap-3 py-6 delay-150 duration-1 fade-in-0 fill-mode-both"
        >
          <Skeleton className="h-14" />
          <Skeleton className="h-14" />
        </div>
      )
    }
    if (query.data.length === 0) {
      return <p className="py-6 text-muted-foreground">Nothing was deleted in the last 30 days.</p>
    }
    return (
      <ul className="divide-y">
        {query.data.map((item) => (
          <li key={item._id} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-60">
              <p className="font-bold wrap-anywhere">{nameOf(item)}</p>
              {item.deletedAt && item.goneAt && (
                <p className="text-sm text-muted-foreground">
                  Deleted {formatDay(item.deletedAt)}, gone for good on {formatDay(item.goneAt)}
                </p>
              )}
            </div>
            <Button
              variant="outline"
              size="sm"
              aria-label={`Restore ${nameOf(item)}`}
              disabled={restore.isPending}
              onClick={() => restore.mutate(item._id)}
            >
              Restore
            </Button>
            <Button
              variant="ghost"
              size="sm"
              className="text-destructive"
              aria-label={`Remove for Good: ${nameOf(item)}`}
              disabled={erase.isPending}
              onClick={() => setAsked(item)}
            >
              Remove for Good
            </Button>
          </li>
        ))}
      </ul>
    )
  }
}
