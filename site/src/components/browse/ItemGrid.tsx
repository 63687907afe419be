import * as m from 'virtual:messages'
import { memo, useCallback, useMemo, useState, type ComponentType } from 'react'
import { formsIn, reasonOf, type Reason, type Searched } from '~/lib/searched'
import type { ListedItem } from './use-open-item'

const STEP = 100

export interface CardProps<Item> extends Reason {
  item: Item
  /** The minute in India, `YYYY-MM-DDTHH:MM`. */
  now: string
  isEager: boolean
  onOpen: (slug: string) => void
}

interface Props<Item> extends Pick<CardProps<Item>, 'now' | 'onOpen'> {
  items: Item[]
  shape: 'banners' | 'portraits'
  Card: ComponentType<CardProps<Item>>
  searchedOf: (item: Item) => Searched
  /** What its card shows of that beside the titles. */
  shownOf: (item: Item, now: string) => string[]
  query: string
  isFirst: boolean
}

function Grid<Item extends ListedItem>(props: Props<Item>) {
  const { items, shape, Card, searchedOf, shownOf, now, query, isFirst, onOpen } = props
  const [shown, setShown] = useState({ of: items, count: STEP })
  const count = shown.of === items ? shown.count : STEP
  const forms = useMemo(() => formsIn(items, query, searchedOf), [items, query, searchedOf])
  const showMore = useCallback(() => setShown({ of: items, count: count + STEP }), [items, count])
  const observe = useCallback(
    (node: HTMLElement | null) => {
      const observer = new IntersectionObserver(
        (entries) => entries.at(-1)!.isIntersecting && showMore(),
        { rootMargin: '1000px' }
      )
      observer.observe(node!)
      return () => observer.disconnect()
    },
    [showMore]
  )
  return (
    <>
      <ul role="list" className={`card-grid card-grid-${shape}`}>
        {items.slice(0, count).map((item, index) => (
          <Card
            key={item.slug}
            item={item}
            now={now}
            isEager={isFirst && index === 0}
            {...(forms.length > 0
              ? reasonOf(forms, searchedOf(item), shownOf(item, now))
              : undefined)}
            onOpen={onOpen}
          />
        ))}
      </ul>
      {count < items.length && (
        <div ref={observe} className="more-below">
          <button type="button" className="button button-quiet" onClick={showMore}>
            {m.showMore()}
          </button>
        </div>
      )}
    </>
  )
}

export const ItemGrid = memo(Grid) as typeof Grid
