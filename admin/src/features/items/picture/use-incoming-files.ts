import { useEffect, useEffectEvent, useState } from 'react'

/**
 * Files dropped anywhere on the page or pasted into it. Tells whether files are being dragged over.
 * @param isTaking else they are ignored; a missed drop would make the browser leave the page
 */
export function useIncomingFiles(isTaking: boolean, take: (files: File[]) => void) {
  const [isOver, setIsOver] = useState(false)

  const onDrag = useEffectEvent((event: DragEvent) => {
    if (!event.dataTransfer?.types.includes('Files')) return
    event.preventDefault()
    if (event.type !== 'dragleave') setIsOver(isTaking && event.type === 'dragover')
    else if (event.relatedTarget === null) setIsOver(false)
    if (isTaking && event.type === 'drop') take([...event.dataTransfer.files])
  })
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = [...(event.clipboardData?.files ?? [])]
    // Text copied from a word processor brings a picture of itself along: the text is meant.
    const isText = event.clipboardData?.types.includes('text/plain')
    if (files.length === 0 || !isTaking || isText) return
    event.preventDefault()
    take(files)
  })

  useEffect(() => {
    const listening = new AbortController()
    const { signal } = listening
    for (const type of ['dragover', 'dragleave', 'drop'] as const) {
      window.addEventListener(type, (event) => onDrag(event), { signal })
    }
    window.addEventListener('paste', (event) => onPaste(event), { signal })
    return () => listening.abort()
  }, [])

  return isOver
}
