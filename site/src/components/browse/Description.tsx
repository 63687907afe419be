import { Words } from './Words'

const ADDRESS = /(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)*'])/i

interface Props {
  text: string
  language: string | undefined
}

/** What the director wrote of an item; web addresses in it are links. */
export function Description({ text, language }: Props) {
  return (
    <p className="details-text">
      {text.split(ADDRESS).map((part, index) =>
        index % 2 ? (
          <a key={index} className="tap" href={part} target="_blank" rel="noopener nofollow">
            {part}
          </a>
        ) : (
          <Words key={index} text={part} language={language} />
        )
      )}
    </p>
  )
}
