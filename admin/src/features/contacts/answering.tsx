import type { ReactNode } from 'react'
import type { ContactMessage } from '@/lib/data'
import { Answer } from './answer'
import { Handling } from './handling'

interface Props {
  contact: ContactMessage
  /** What is known of the sender, between the answer and what is kept about the message. */
  children: ReactNode
}

export default function Answering({ contact, children }: Props) {
  return (
    <>
      <Answer contact={contact} />
      {children}
      <Handling contact={contact} />
    </>
  )
}
