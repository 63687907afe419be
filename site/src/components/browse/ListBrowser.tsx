import type { ComponentProps, ReactNode } from 'react'
import { BrowseBar } from './BrowseBar'
import { ListState } from './ListState'
import { NoMatch } from './NoMatch'
import { SearchField } from './SearchField'
import type { useBrowser } from './use-browser'

interface Props extends Omit<ReturnType<typeof useBrowser>, 'overlay'> {
  searchLabel: string
  /** Stands beside the search box. */
  beside?: ReactNode
  /** How many are shown, in words. */
  count: string
  /** What is said while nothing is published. */
  empty: ComponentProps<typeof ListState>
  noMatch: string
  /** The cards. */
  children: ReactNode
}

/** A list's search box, its cards or why there are none. */
export function ListBrowser({
  items,
  found,
  fault,
  query,
  setQuery,
  clearSearch,
  searchRef,
  listPath,
  searchLabel,
  beside,
  count,
  empty,
  noMatch,
  children,
}: Props) {
  return (
    <>
      {items.length === 0 ? (
        <ListState {...empty} />
      ) : (
        <>
          <BrowseBar action={listPath} count={count} fault={fault}>
            <SearchField ref={searchRef} label={searchLabel} value={query} onChange={setQuery} />
            {beside}
          </BrowseBar>
          {found.length === 0 ? (
            <NoMatch text={noMatch} listPath={listPath} onClear={clearSearch} />
          ) : (
            children
          )}
        </>
      )}
    </>
  )
}
