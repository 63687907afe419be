import { onlineManager } from '@tanstack/react-query'
import { useEffect, useState, type ComponentProps, type ReactElement } from 'react'

interface Props extends ComponentProps<'img'> {
  alt: string
  /** In its place while it cannot be shown; else the browser's own sign. */
  instead?: ReactElement
}

/** A picture from the server. Browsers try once: one that failed is asked for again with the network. */
export function ServerImage({ alt, instead, ...props }: Props) {
  const [isBroken, setBroken] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    if (!isBroken) return undefined
    return onlineManager.subscribe((isOnline) => {
      if (!isOnline) return
      setBroken(false)
      setTries((count) => count + 1)
    })
  }, [isBroken])
  if (isBroken && instead) return instead
  return <img key={tries} {...props} alt={alt} onError={() => setBroken(true)} />
}
