import { useState } from 'react'

/**
 * Which of the fields that are folded into chips are open: those that were pressed, and those at
 * fault when their faults change or a save meets them.
 */
export function useOpenChips(errors: object, submitCount: number) {
  const [open, setOpen] = useState<ReadonlySet<string>>(new Set())
  const [isAll, setIsAll] = useState(false)
  const names = Object.keys(errors)
  const faults = `${submitCount} ${names.join()}`
  const [seen, setSeen] = useState(faults)
  const [sought, setSought] = useState({ name: '', times: 0 })
  if (faults !== seen) {
    setSeen(faults)
    setOpen(new Set([...open, ...names]))
  }

  return {
    isAll,
    turnAll() {
      setOpen(new Set())
      setIsAll(!isAll)
    },
    /** Opens a field and brings it into view. */
    seek(name: string) {
      setOpen(new Set([...open, name]))
      setSought({ name, times: sought.times + 1 })
    },
    of: (name: string) => ({
      sought: sought.name === name ? sought.times : 0,
      isOpen: isAll || open.has(name),
      onOpen: () => setOpen(new Set([...open, name])),
      onDone: isAll ? undefined : () => setOpen(new Set([...open].filter((one) => one !== name))),
    }),
  }
}
