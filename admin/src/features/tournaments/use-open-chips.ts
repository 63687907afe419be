import { useState } from 'react'

/**
 * Which of the fields that are folded into chips are open: those that were pressed, and those at
 * fault. A fault opens its field when it is new, and with every save that meets it.
 */
export function useOpenChips(errors: object, submitCount: number) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setIsAll] = useState(false)
  const [seen, setSeen] = useState<{ faults: string[]; submitCount: number }>({
    faults: [],
    submitCount,
  })

  const faults = Object.keys(errors)
  const isSaved = submitCount !== seen.submitCount
  if (isSaved || faults.join() !== seen.faults.join()) {
    setSeen({ faults, submitCount })
    const added = isSaved ? faults : faults.filter((name) => !seen.faults.includes(name))
    if (added.length > 0) setOpen(new Set([...open, ...added]))
  }

  function turn(name: string, isOpen: boolean) {
    const next = new Set(open)
    if (isOpen) next.add(name)
    else next.delete(name)
    setOpen(next)
  }

  return {
    isAll,
    turnAll() {
      setOpen(new Set())
      setIsAll(!isAll)
    },
    of: (name: string) => ({
      isOpen: isAll || open.has(name),
      onOpen: () => turn(name, true),
      onDone: isAll ? undefined : () => turn(name, false),
    }),
  }
}

export type OpenChips = ReturnType<typeof useOpenChips>
