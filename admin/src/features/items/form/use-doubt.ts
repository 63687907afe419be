import { useState } from 'react'

/** What is worth a question before it is saved. */
export interface Doubt {
  question: string
  /** What it is asked of. */
  subject: string
}

/** @param find what is doubtful of that which is to be saved; undefined: nothing */
export function useDoubt<Output>(find: ((output: Output) => Doubt | undefined) | undefined) {
  const [asked, setAsked] = useState<Doubt & { goOn: () => void }>()
  const close = () => setAsked(undefined)

  return {
    /** @returns whether there is a question; once it is answered, `goOn` saves */
    ask(output: Output, goOn: () => void): boolean {
      const doubt = find?.(output)
      if (!doubt) return false
      setAsked({ ...doubt, goOn })
      return true
    },
    question: asked && {
      question: asked.question,
      subject: asked.subject,
      onConfirm() {
        close()
        asked.goOn()
      },
      onClose: close,
    },
  }
}
