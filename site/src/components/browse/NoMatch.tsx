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
    <ListState piece="knight" title="No Results Found" text={text}>
      <a
        className="button button-quiet"
        href={listPath}
        onClick={(event) => {
          event.preventDefault()
          onClear()
        }}
      >
        Clear search
      </a>
    </ListState>
  )
}
