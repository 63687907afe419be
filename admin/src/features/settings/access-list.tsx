import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { NotLoaded } from '@/components/not-loaded'
import { statusOf } from '@/lib/errors'
import { SettingSection } from './setting-section'

interface Row {
  name: string
  mark?: ReactNode
  detail: string
  action: ReactNode
}

interface Props<Item> {
  id: string
  title: string
  hint: string
  failure: string
  empty?: string
  query: UseQueryResult<Item[]>
  row: (item: Item) => Row
  children?: ReactNode
}

export function AccessList<Item extends { _id: string }>(props: Props<Item>) {
  const { id, title, hint, failure, empty, query, row, children } = props
  const items = query.data
  return (
    <SettingSection id={id} title={title} hint={hint}>
      {items ? (
        <>
          {items.length === 0 && <p className="text-muted-foreground">{empty}</p>}
          <ul className="divide-y border-y empty:hidden">
            {items.map((item) => (
              <AccessRow key={item._id} {...row(item)} />
            ))}
          </ul>
          {children}
        </>
      ) : (
        <NotLoaded query={query} failure={failure} />
      )}
    </SettingSection>
  )
}

const AccessRow = ({ name, mark, detail, action }: Row) => (
  <li className="flex items-center gap-3 py-3">
    <div className="min-w-0 grow">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 font-bold wrap-anywhere">
        {name}
        {mark}
      </p>
      <p className="mt-0.5 text-muted-foreground">{detail}</p>
    </div>
    {action}
  </li>
)

/** Removed already, on another device or by an earlier call, it is removed. */
export async function ignoreNotFound(call: Promise<unknown>) {
  try {
    await call
  } catch (error) {
    if (statusOf(error) !== 404) throw error
  }
}
