import type { ReactNode } from 'react'

interface Props {
  name: string
  mark?: ReactNode
  detail: string
  action: ReactNode
}

/** A device or a passkey: what it is called, since when it is there, and the way to end it. */
export function AccessRow({ name, mark, detail, action }: Props) {
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 grow">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold">
          {name}
          {mark}
        </p>
        <p className="mt-0.5 text-muted-foreground">{detail}</p>
      </div>
      {action}
    </li>
  )
}
