import { useId, useState, type KeyboardEvent, type ReactNode } from 'react'
import { m } from '@/lib/messages'
import { sheet } from '@/components/sheet-dialog'
import { Button } from '@/components/ui/button'
import { Dialog, DialogDescription, DialogTitle } from '@/components/ui/dialog'
import { cn } from '@/lib/cn'
import type { Difference } from './compare'

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
export default function StaleSaveDialog(props: StaleSaveProps) {
  const { differences, picture, onResolve, onClose } = props
  const choices = [
    ...differences.map(({ mine, theirs, ...difference }) => ({
      ...difference,
      mine: <Words>{mine}</Words>,
      theirs: <Words>{theirs}</Words>,
    })),
    ...(picture?.isMine
      ? [
          {
            ...picture,
            mine: <PictureSide url={picture.mine} />,
            theirs: <PictureSide url={picture.theirs} />,
          },
        ]
      : []),
  ]
  const id = useId()
  const namesOf = (chosen: { name: string }[]) => new Set(chosen.map(({ name }) => name))
  // What only they have changed is theirs to begin with; what both have changed is ours.
  const [mine, setMine] = useState(() => namesOf(choices.filter(({ isMine }) => isMine)))

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
          <Button variant="outline" size="sm" onClick={() => setMine(namesOf(choices))}>
            {m.keepAllMine()}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setMine(new Set())}>
            {m.takeAllTheirs()}
          </Button>
        </div>
      </div>
      <div className="relative grid min-h-0 flex-1 content-start gap-6 overflow-y-auto overscroll-contain p-4 sm:p-6">
        {choices.map(({ name, label, ...sides }) => (
          <fieldset key={name} className="min-w-0">
            <legend className="mb-2 font-bold text-pale">{label}</legend>
            <div className="grid gap-3 sm:grid-cols-2">
              <Side
                group={id + name}
                heading={m.yours()}
                isChosen={mine.has(name)}
                onChoose={() => setMine(new Set([...mine, name]))}
              >
                {sides.mine}
              </Side>
              <Side
                group={id + name}
                heading={m.theirsNow()}
                isChosen={!mine.has(name)}
                onChoose={() => setMine(new Set([...mine].filter((other) => other !== name)))}
              >
                {sides.theirs}
              </Side>
            </div>
          </fieldset>
        ))}
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

interface SideProps {
  /** Of both sides: the arrow keys go from one to the other. */
  group: string
  heading: string
  isChosen: boolean
  onChoose: () => void
  children: ReactNode
}

const Side = ({ group, heading, isChosen, onChoose, children }: SideProps) => (
  <label className="flex cursor-pointer items-start gap-3 rounded-control border border-input bg-background p-4 has-checked:border-primary has-checked:bg-secondary">
    <input
      type="radio"
      name={group}
      checked={isChosen}
      className="mt-0.5 size-5 shrink-0 accent-primary"
      onChange={onChoose}
    />
    <span className="grid min-w-0 gap-1">
      <span className="text-sm font-bold text-muted-foreground">{heading}</span>
      {children}
    </span>
  </label>
)

const Words = ({ children }: { children: string }) =>
  children ? (
    <span className="wrap-anywhere whitespace-pre-line">{children}</span>
  ) : (
    <span className="text-muted-foreground italic">{m.empty()}</span>
  )

const PictureSide = ({ url }: { url: string | null }) =>
  url ? (
    <img src={url} alt="" className="max-h-48 max-w-full rounded-control border" />
  ) : (
    <span className="text-muted-foreground italic">{m.noPicture()}</span>
  )
