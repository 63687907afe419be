import { useId } from 'react'
import { m } from '@/lib/messages'
import { Label } from '@/components/ui/label'
import { Switch } from '@/components/ui/switch'

interface Props {
  isActive: boolean
  /** As it is stored; absent: of a new item. */
  wasActive: boolean | undefined
  onChange: (isActive: boolean) => void
}

export function ActiveSwitch({ isActive, wasActive = isActive, onChange }: Props) {
  const id = useId()
  return (
    <div className="flex min-h-12 items-center justify-between gap-4 rounded-control border border-border bg-background px-4 py-3">
      <div className="min-w-0">
        <Label htmlFor={id}>{isActive ? m.active() : m.inactive()}</Label>
        <p id={`${id}-hint`} className="text-sm text-muted-foreground">
          {effectOf(isActive, wasActive)}
        </p>
      </div>
      <Switch
        id={id}
        aria-label={m.active()}
        aria-describedby={`${id}-hint`}
        checked={isActive}
        onCheckedChange={onChange}
      />
    </div>
  )
}

function effectOf(isActive: boolean, wasActive: boolean): string {
  if (isActive === wasActive) return isActive ? m.visitorsSeeIt() : m.hiddenSentence()
  return isActive ? m.shownOnSave() : m.hiddenOnSave()
}
