import * as m from 'virtual:messages'
import {
  OUTBOX_EVENT,
  removeFromOutbox,
  addToOutbox,
  readOutbox,
  send,
  type OutboxState,
} from './outbox'
import { paths } from '~/paths'
import { showNotice } from '~/components/layout/notice'

export async function flush(): Promise<void> {
  // Absent without https; the messages' keys hold two tabs back from sending one message twice.
  if (!navigator.locks) return sendAll()
  // Waits its turn: the page that holds the lock may be one that is just being left, its requests lost.
  await navigator.locks.request('academy.contact-outbox', sendAll)
}

/** Until this page tries again, in milliseconds: a network that has just come back may fail once more. */
const FIRST_PAUSE = 10_000
const LONGEST_PAUSE = 300_000
let pause = FIRST_PAUSE
let retry: ReturnType<typeof setTimeout> | undefined

async function sendAll() {
  const messages = readOutbox().filter(({ isRefused }) => !isRefused)
  if (messages.length > 0) announce('submitting')
  try {
    for (const message of messages) {
      const refusal = await send(message)
      if (refusal && (refusal.status >= 500 || refusal.status === 429)) throw refusal
      if (refusal) addToOutbox({ ...message, isRefused: true })
      else removeFromOutbox(message)
    }
    pause = FIRST_PAUSE
    if (readOutbox().length > 0) announce('refused')
    else if (messages.length > 0) announce('sent')
  } catch {
    // No answer, or one that asks for patience.
    announce('waiting')
    clearTimeout(retry)
    retry = setTimeout(() => void flush(), pause)
    pause = Math.min(pause * 2, LONGEST_PAUSE)
  }
}

function announce(state: OutboxState) {
  const event = new CustomEvent(OUTBOX_EVENT, { detail: state, cancelable: true })
  if (!dispatchEvent(event)) return
  if (state === 'sent') showNotice(m.contactSent())
  if (state === 'refused') {
    showNotice(m.outboxRefused(), { href: paths.contact(), text: m.openForm() })
  }
}
