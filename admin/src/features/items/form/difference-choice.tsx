import { useId, type ReactNode } from 'react'
import { m } from '@/lib/messages'

interface Props {
  label: string
  isMine: boolean
  mine: ReactNode
  theirs: ReactNode
  onChoose: (isMine: boolean) => void
}

export function DifferenceChoice({ label, isMine, mine, theirs, onChoose }: Props) {
  const name = useId()
  const side = (heading: string, isChosen: boolean, choose: () => void, content: ReactNode) => (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border border-input bg-background p-4 has-checked:border-primary has-checked:bg-secondary">
      <input
        type="radio"
        name={name}
        checked={isChosen}
        className="mt-0.5 size-5 shrink-0 accent-primary"
        onChange={choose}
      />
      <span className="grid min-w-0 gap-1">
        <span className="text-sm font-bold text-muted-foreground">{heading}</span>
        {content}
      </span>
    </label>
  )
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-bold text-pale">{label}</legend>
      <div className="grid gap-3 sm:grid-cols-2">
        {side(m.yours(), isMine, () => onChoose(true), mine)}
        {side(m.theirsNow(), !isMine, () => onChoose(false), theirs)}
      </div>
    </fieldset>
  )
}

export function PictureSide({ url }: { url: string | null }) {
  return url ? (
    <img src={url} alt="" className="max-h-48 max-w-full rounded-control border" />
  ) : (
    <span className="text-muted-foreground italic">{m.noPicture()}</span>
  )
}
