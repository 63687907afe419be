import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Files dropped anywhere on the page or pasted into it, while listening. Tells whether files are
 * being dragged over. A missed drop would make the browser leave the page for the file.
 */
export function useIncomingFiles(isListening: boolean, take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)
  const onFiles = useEffectEvent(take)

  useEffect(() => {
    if (!isListening) return
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return
      event.preventDefault()
      setIsOver(true)
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
      if (files.length === 0 || event.clipboardData?.types.includes('text/plain')) return
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
  }, [isListening])

  return isOver
}
