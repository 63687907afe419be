import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Files dropped anywhere on the page or pasted into it. Tells whether files are being dragged over.
 *
 * @param isTaking else they are ignored; a missed drop would make the browser leave the page
 */
export function useIncomingFiles(isTaking: boolean, take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const isOpen = useEffectEvent(() => isTaking)
  const onFiles = useEffectEvent((files: File[]) => isTaking && take(files))

  useEffect(() => {
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(isOpen())
    }
    const onDragLeave = (event: DragEvent) => {
      if (event.relatedTarget === null) setIsOver(false)
    }
    const onDrop = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(false)
      onFiles([...event.dataTransfer.files])
    }
    const onPaste = (event: ClipboardEvent) => {
      const files = [...(event.clipboardData?.files ?? [])]
      // Text copied from a word processor brings a picture of itself along: the text is meant.
      if (files.length === 0 || !isOpen()) return
      if (event.clipboardData?.types.includes('text/plain')) return
      event.preventDefault()
      onFiles(files)
    }
    const listening = new AbortController()
    const { signal } = listening
    window.addEventListener('dragover', onDragOver, { signal })
    window.addEventListener('dragleave', onDragLeave, { signal })
    window.addEventListener('drop', onDrop, { signal })
    window.addEventListener('paste', onPaste, { signal })
    return () => listening.abort()
  }, [])

  return isOver
}
