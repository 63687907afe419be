import { useSyncExternalStore } from 'react'
import { OutboxRunner } from '@/app/outbox-runner'
import { WaitingStrip } from '@/app/waiting-strip'
import { lazyPart } from '@/lib/lazy-part'
import { passedOn } from '@/lib/passed-on'

const PassOnSheet = lazyPart(() => import('./pass-on-sheet'))

interface Props {
  email: string
  onOutbox: () => void
}

/** What begins once the first view has come: sending what waits, and saying what needs the director. */
export default function Background({ email, onOutbox }: Props) {
  const passed = useSyncExternalStore(passedOn.subscribe, passedOn.shown)
  return (
    <>
      <OutboxRunner email={email} />
      <WaitingStrip email={email} onOutbox={onOutbox} />
      {passed && <PassOnSheet passed={passed} onClose={() => passedOn.open(undefined)} />}
    </>
  )
}
