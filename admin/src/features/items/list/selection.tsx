import { ListChecksIcon } from 'lucide-react'
import {
  createContext,
  use,
  useDeferredValue,
  useEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { m } from '@/lib/messages'
import { LabelledButton } from '@/components/icon-button'
import { useLayer } from '@/lib/layer'

interface Selection {
  /** The chosen ids; null while nothing is being chosen. */
  ids: ReadonlySet<string> | null
  choose: (ids: Iterable<string> | null) => void
}

const Context = createContext<Selection>({ ids: null, choose: () => undefined })

/** Several items of one list, chosen to be changed together. */
export const useSelection = () => use(Context)

export function SelectionProvider({ children }: { children: ReactNode }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const { isOpen, open, close } = useLayer('selection')
  const ids = isOpen ? chosen : null
  function choose(next: Iterable<string> | null) {
    if (!next) return close()
    setChosen(new Set(next))
    if (!isOpen) open()
  }
  return <Context value={{ ids, choose }}>{children}</Context>
}

/** What is there only while items are being chosen. */
export const WhileSelecting = ({ children }: { children: ReactNode }) =>
  useSelection().ids && children

export function SelectButton() {
  const { ids, choose } = useSelection()
  const button = useRef<HTMLButtonElement>(null)
  const isSelecting = ids !== null
  useEffect(() => {
    if (!isSelecting) return
    const select = button.current
    // What had the focus while items were chosen is gone with the boxes and their bar.
    return () => {
      if (document.activeElement === document.body) select?.focus()
    }
  }, [isSelecting])
  return (
    <LabelledButton
      ref={button}
      Icon={ListChecksIcon}
      label={m.select()}
      aria-pressed={isSelecting}
      className="aria-pressed:border-primary aria-pressed:text-primary"
      onClick={() => choose(isSelecting ? null : [])}
    />
  )
}

/** The checkbox of one item, there only while items are being chosen. */
export function SelectBox({
  id,
  name,
  className,
}: {
  id: string
  name: string
  className?: string
}) {
  const { ids, choose } = useSelection()
  // The press on Select is answered first; a hundred boxes follow.
  const isChoosing = useDeferredValue(ids !== null)
  if (!ids || !isChoosing) return null
  function toggle() {
    const next = new Set(ids)
    if (!next.delete(id)) next.add(id)
    choose(next)
  }
  return (
    <label
      data-select-box
      className={`grid size-12 shrink-0 cursor-pointer place-items-center ${className ?? ''}`}
    >
      <input
        type="checkbox"
        aria-label={m.selectOf({ name })}
        checked={ids.has(id)}
        className="size-6 accent-primary"
        onChange={toggle}
      />
    </label>
  )
}
