import * as m from 'virtual:messages'
import { sorts, type Sort } from './achievement'

interface Props {
  value: Sort
  onChange: (sort: string) => void
}

export function SortSelect({ value, onChange }: Props) {
  return (
    <label className="sort-select">
      <span>{m.sortBy()}</span>
      <select
        className="control"
        name="sort"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      >
        {sorts().map(([sort, label]) => (
          <option key={sort} value={sort}>
            {label}
          </option>
        ))}
      </select>
    </label>
  )
}
