import * as m from 'virtual:messages'
import type { ReactNode } from 'react'
import { useAnnouncement } from './use-announcement'

interface Props {
  /** The list's page: where the form goes without JavaScript. */
  action: string
  /** The search box and whatever stands beside it. */
  children: ReactNode
  /** How many are shown, in words. */
  count: string
  /** Why this may be out of date, in words; empty when it is not. */
  fault: string
}

/** Search and sort over a list, how much of it is shown, and whether that may be out of date. */
export function BrowseBar({ action, children, count, fault }: Props) {
  const announcement = useAnnouncement(count)
  return (
    <div className="browse-bar">
      <form
        role="search"
        className="browse-form"
        action={action}
        method="get"
        onSubmit={(event) => event.preventDefault()}
      >
        {children}
        <noscript>
          <button className="button button-quiet">{m.search()}</button>
        </noscript>
      </form>
      <div className="browse-notes">
        <p className="browse-count">{count}</p>
        <p className="browse-stale" role="status">
          {fault && m.staleList({ fault })}
        </p>
        {fault && (
          <a
            href={action}
            onClick={(event) => {
              event.preventDefault()
              // What asks for the list anew, here and now as well as when the network is back.
              dispatchEvent(new Event('online'))
            }}
          >
            {m.tryAgain()}
          </a>
        )}
      </div>
      <p className="visually-hidden" role="status">
        {announcement}
      </p>
    </div>
  )
}
