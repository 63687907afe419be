import type { SubmitEvent } from 'react'
import { m } from '@/lib/messages'
import { ConflictSides, type Side } from '@/components/conflict-sides'
import { sheet, sheetFoot } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { MarkedWords } from '@/components/marked-words'
import { cn } from '@/lib/cn'
import { isSaveKey } from '@/lib/enter-key'
import { differentWords } from '@/lib/different-words'
import type { Difference } from './compare'

export interface StaleSaveProps {
  differences: Difference[]
  onResolve: (mine: ReadonlySet<string>) => void
  onClose: () => void
}

export default function StaleSaveDialog({ differences, onResolve, onClose }: StaleSaveProps) {
  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    // React passes it on to the form that this dialog stands in.
    event.stopPropagation()
    const choices = [...new FormData(event.currentTarget)]
    onResolve(new Set(choices.filter(([, side]) => side === 'mine').map(([name]) => name)))
  }

  return (
    <Dialog
      onClose={onClose}
      showCloseButton={false}
      className={cn(sheet, 'tall:max-w-3xl!')}
      focusOn={(content) => content}
      onInteractOutside={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        if (isSaveKey(event)) event.currentTarget.querySelector('form')?.requestSubmit()
      }}
    >
      <div className="grid gap-2 border-b p-4 sm:px-6">
        <DialogTitle>{m.changedMeanwhile()}</DialogTitle>
        <DialogDescription>{m.changedMeanwhileText()}</DialogDescription>
      </div>
      <form className="flex min-h-0 flex-1 flex-col" onSubmit={onSubmit}>
        <div className="relative grid min-h-0 flex-1 content-start gap-6 overflow-y-auto overscroll-contain p-4 sm:p-6">
          {differences.map((difference) => (
            <ConflictSides
              key={difference.name}
              label={difference.label}
              name={difference.name}
              // What only they have changed is theirs to begin with; what both have changed is ours.
              radio={(side) => ({ defaultChecked: difference.isMine === (side === 'mine') })}
              content={(side) => <Content difference={difference} side={side} />}
            />
          ))}
        </div>
        <div className={cn(sheetFoot, 'flex gap-3 sm:justify-end')}>
          <Button variant="outline" className="flex-1 sm:flex-none" onClick={onClose}>
            {m.backToForm()}
          </Button>
          <Button
            type="submit"
            className="flex-1 sm:min-w-36 sm:flex-none"
            aria-keyshortcuts="Control+Enter"
          >
            {m.save()}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

interface ContentProps {
  difference: Difference
  side: Side
}

function Content({ difference, side }: ContentProps) {
  const { isPicture, mine, theirs } = difference
  const content = difference[side]
  if (content === '') {
    const words = isPicture ? m.noPicture() : m.empty()
    return <span className="text-muted-foreground italic">{words}</span>
  }
  if (isPicture) {
    return <img src={content} alt="" className="max-h-48 max-w-full rounded-control border" />
  }
  const [own, others] = differentWords(mine, theirs)
  return (
    <span className="whitespace-pre-line">
      <MarkedWords parts={side === 'mine' ? own : others} />
    </span>
  )
}
