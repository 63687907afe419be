import { useEffect, useRef, useState } from 'react'
import { m } from '@/lib/messages'
import { Button } from '@/components/ui/button'
import { loadWebAuthn } from './access-queries'
import { PasskeyForm } from './passkey-form'

/** The way to another passkey, where the browser knows any. */
export function AddPasskey() {
  const opener = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  const wasOpen = useRef(false)

  // It takes the place of what had the focus.
  useEffect(() => {
    if (wasOpen.current && !isOpen) opener.current?.focus()
    wasOpen.current = isOpen
  }, [isOpen])

  if (!('PublicKeyCredential' in window)) {
    return <p className="text-muted-foreground">{m.passkeysNotHere()}</p>
  }
  if (isOpen) return <PasskeyForm onClose={() => setOpen(false)} />
  return (
    <Button
      ref={opener}
      variant="outline"
      className="max-sm:w-full sm:justify-self-start"
      onClick={() => {
        setOpen(true)
        // The browser's own question has to follow the last press closely.
        loadWebAuthn().catch(() => undefined)
      }}
    >
      {m.addPasskey()}
    </Button>
  )
}
