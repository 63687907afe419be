import * as m from 'virtual:messages'
import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  type ReactNode,
  type Ref,
} from 'react'
import { Icon } from '~/components/ui/Icon'
import type { ListPart } from '~/lib/list'
import { select, type Searched } from '~/lib/searched'
import { useKeptControls } from '~/lib/use-kept-controls'
import { ListState } from './ListState'
import { useListQuery } from './use-list-query'
import { useLiveList } from './use-live-list'
import { useOpenItem, type ListedItem } from './use-open-item'

interface Cards<Item> {
  items: Item[]
  isWhole: boolean
  query: string
  onOpen: (slug: string) => void
}

interface Props<Item extends ListedItem> {
  initial: ListPart<Item>
  query: string
  listPath: string
  apiPath: string
  searchedOf: (item: Item) => Searched
  /** Without one the API's. */
  order?: (one: Item, other: Item) => number
  words: { search: string; none: string; soon: string; noMatch: string }
  /** '12 tournaments'; `shown` is the number as it is printed. */
  count: (count: number, shown: number | string) => string
  beside?: ReactNode
  /** What a control of `beside` sets, by its name. */
  kept?: Record<string, (value: string) => void>
  cards: (cards: Cards<Item>) => ReactNode
  dialog: (overlay: ReturnType<typeof useOpenItem<Item>>) => ReactNode
}

export function ItemBrowser<Item extends ListedItem>(props: Props<Item>) {
  const { listPath, searchedOf, order, words } = props
  const { items, isWhole, fault, refresh } = useLiveList(props.apiPath, props.initial)
  const [query, setQuery] = useListQuery(listPath, 'q', props.query)
  const formRef = useRef<HTMLFormElement>(null)
  const searchRef = useRef<HTMLInputElement>(null)
  const overlay = useOpenItem(listPath, items)

  // The box follows every key at once; the cards follow as soon as there is time.
  const deferredQuery = useDeferredValue(query)
  const found = useMemo(() => {
    const matching = select(items, deferredQuery, searchedOf)
    return order ? matching.sort(order) : matching
  }, [items, deferredQuery, searchedOf, order])

  useKeptControls(formRef, 'form.browse-form', { ...props.kept, q: setQuery })

  const isSearching = query !== ''
  useEffect(() => {
    if (!isSearching) return
    // The page carries its own language alone: the other texts are only searched. After the first key,
    // which this effect is still a part of.
    const timer = setTimeout(() => void refresh())
    return () => clearTimeout(timer)
  }, [isSearching, refresh])

  const sum = props.count(items.length, isWhole ? items.length : `${items.length}+`)
  const count = found.length === items.length ? sum : m.shownOf({ shown: found.length, sum })

  const clearSearch = useCallback(() => {
    setQuery('')
    searchRef.current?.focus()
  }, [setQuery])

  if (items.length === 0) {
    return (
      <>
        <ListState title={words.none} text={words.soon} />
        {props.dialog(overlay)}
      </>
    )
  }
  return (
    <>
      <div className="browse-bar">
        <form
          ref={formRef}
          role="search"
          className="browse-form"
          action={listPath}
          method="get"
          onSubmit={(event) => event.preventDefault()}
        >
          <SearchField inputRef={searchRef} label={words.search} query={query} onType={setQuery} />
          {props.beside}
          <noscript>
            <button className="button button-quiet">{m.search()}</button>
          </noscript>
        </form>
        <ListNotes count={count} fault={fault} onRetry={() => void refresh(true)} />
      </div>
      {found.length > 0 ? (
        props.cards({ items: found, isWhole, query: deferredQuery, onOpen: overlay.open })
      ) : (
        <ListState title={m.noResults()} text={words.noMatch}>
          <a
            className="button button-quiet"
            href={listPath}
            onClick={(event) => {
              event.preventDefault()
              clearSearch()
            }}
          >
            {m.showAll({ sum })}
          </a>
        </ListState>
      )}
      {props.dialog(overlay)}
    </>
  )
}

interface SearchFieldProps {
  inputRef: Ref<HTMLInputElement>
  label: string
  query: string
  onType: (query: string) => void
}

const SearchField = ({ inputRef, label, query, onType }: SearchFieldProps) => (
  <div className="search-field">
    <Icon name="search" />
    <input
      ref={inputRef}
      className="control"
      type="search"
      name="q"
      value={query}
      onChange={(event) => onType(event.target.value)}
      placeholder={`${label}...`}
      aria-label={label}
      autoComplete="off"
      enterKeyHint="search"
    />
  </div>
)

interface ListNotesProps {
  count: string
  /** Why it may be out of date; '' when it is not. */
  fault: string
  onRetry: () => void
}

const ListNotes = ({ count, fault, onRetry }: ListNotesProps) => (
  <div className="browse-notes">
    <p role="status">{count}</p>
    <p className="browse-stale" role="status">
      {fault && m.staleList({ fault })}
    </p>
    {fault && (
      <button type="button" onClick={onRetry}>
        {m.tryAgain()}
      </button>
    )}
  </div>
)
