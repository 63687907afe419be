import * as m from 'virtual:messages'
import { ListState } from './ListState'

interface Props {
  text: string
  /** The list without any search: where the link goes without JavaScript. */
  listPath: string
  onClear: () => void
}

/** No item is found by what was searched for. */
export function NoMatch({ text, listPath, onClear }: Props) {
  return (
    <ListState piece="knight" title={m.noResults()} text={text}>
      <a
        className="button button-quiet"
        href={listPath}
        onClick={(event) => {
          event.preventDefault()
          onClear()
        }}
      >
        {m.clearSearch()}
      </a>
    </ListState>
  )
}
