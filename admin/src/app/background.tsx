import { OutboxRunner } from '@/app/outbox-runner'
import { WaitingStrip } from '@/app/waiting-strip'

interface Props {
  email: string
  onOutbox: () => void
}

/** What begins once the first view has come: sending what waits, and saying what needs the director. */
export default function Background({ email, onOutbox }: Props) {
  return (
    <>
      <OutboxRunner email={email} />
      <WaitingStrip email={email} onOutbox={onOutbox} />
    </>
  )
}
