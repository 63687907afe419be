import { useState, type KeyboardEvent } from 'react'
import { m } from '@/lib/messages'
import { sheet } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { cn } from '@/lib/cn'
import type { Difference } from './compare'
import { DifferenceChoice, PictureSide } from './difference-choice'

export interface StaleSaveProps {
  differences: Difference[]
  picture:
    | {
        name: string
        label: string
        /** Whether the director has replaced or removed it too. */
        isMine: boolean
        mine: string | null
        theirs: string | null
      }
    | undefined
  /** Saves with the fields named kept as typed and the others as they are now. */
  onResolve: (mine: ReadonlySet<string>) => void
  onClose: () => void
}

/** Field by field: what was typed here beside what somebody else saved meanwhile. */
export default function StaleSaveDialog({
  differences,
  picture,
  onResolve,
  onClose,
}: StaleSaveProps) {
  const all = [...differences.map(({ name }) => name), ...(picture?.isMine ? [picture.name] : [])]
  // What only they have changed is theirs to begin with; what both have changed is ours.
  const [mine, setMine] = useState<ReadonlySet<string>>(() => {
    const untouched = differences.filter(({ isMine }) => !isMine).map(({ name }) => name)
    return new Set(all.filter((name) => !untouched.includes(name)))
  })

  function choose(name: string, isMine: boolean) {
    const next = new Set(mine)
    if (isMine) next.add(name)
    else next.delete(name)
    setMine(next)
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    onResolve(mine)
  }

  return (
    <Dialog
      onClose={onClose}
      showCloseButton={false}
      className={cn(sheet, 'tall:max-w-3xl!')}
      focusOn={(content) => content}
      onInteractOutside={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
    >
      <div className="grid gap-2 border-b p-4 sm:px-6">
        <DialogTitle>{m.changedMeanwhile()}</DialogTitle>
        <DialogDescription>{m.changedMeanwhileText()}</DialogDescription>
        <div className="flex flex-wrap gap-2">
          <Button variant="outline" size="sm" onClick={() => setMine(new Set(all))}>
            {m.keepAllMine()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setMine(new Set())}>
            {m.takeAllTheirs()}
          </Button>
        </div>
      </div>
      <div className="relative grid min-h-0 flex-1 content-start gap-6 overflow-y-auto overscroll-contain p-4 sm:p-6">
        {differences.map(({ name, label, ...sides }) => (
          <DifferenceChoice
            key={name}
            label={label}
            isMine={mine.has(name)}
            mine={<Words>{sides.mine}</Words>}
            theirs={<Words>{sides.theirs}</Words>}
            onChoose={(isMine) => choose(name, isMine)}
          />
        ))}
        {picture?.isMine && (
          <DifferenceChoice
            label={picture.label}
            isMine={mine.has(picture.name)}
            mine={<PictureSide url={picture.mine} />}
            theirs={<PictureSide url={picture.theirs} />}
            onChoose={(isMine) => choose(picture.name, isMine)}
          />
        )}
        {picture && !picture.isMine && (
          <section>
            <h3 className="mb-2 font-bold text-pale">{picture.label}</h3>
            <p className="mb-3 text-muted-foreground">
              {picture.theirs ? m.pictureReplaced() : m.pictureRemoved()}
            </p>
            <PictureSide url={picture.theirs} />
          </section>
        )}
      </div>
      <div className="flex gap-3 border-t p-4 pb-[max(1rem,env(safe-area-inset-bottom))] sm:justify-end sm:px-6 short:py-2">
        <Button variant="outline" className="flex-1 sm:flex-none" onClick={onClose}>
          {m.backToForm()}
        </Button>
        <Button
          className="flex-1 sm:min-w-36 sm:flex-none"
          aria-keyshortcuts="Control+Enter"
          onClick={() => onResolve(mine)}
        >
          {m.save()}
        </Button>
      </div>
    </Dialog>
  )
}

function Words({ children }: { children: string }) {
  return children ? (
    <span className="wrap-anywhere whitespace-pre-line">{children}</span>
  ) : (
    <span className="text-muted-foreground italic">{m.empty()}</span>
  )
}
