import { useRef, useState, type RefObject } from 'react'

/** One piece of work at a time, however often it is asked for; the last of all is never over. */
export function useOneAtATime(isDone: RefObject<boolean>, onBegin: () => void) {
  const [isBusy, setIsBusy] = useState(false)
  const isWorking = useRef(false)

  async function work(task: () => Promise<void>) {
    if (isWorking.current) return
    isWorking.current = true
    setIsBusy(true)
    onBegin()
    try {
      await task()
    } finally {
      // What is saved stays so until the form has gone, which may take a moment.
      if (!isDone.current) {
        isWorking.current = false
        setIsBusy(false)
      }
    }
  }

  return { isBusy, work }
}
