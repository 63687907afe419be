import { Words } from '~/components/browse/Words'
import type { Tournament } from '~/lib/api-types'
import { entryOf, leadOf } from './event'
import { placeLanguage } from './facts'

/** When and where it is, what it costs and who can play; nothing where nothing is known. */
export function Lead({ tournament }: { tournament: Tournament }) {
  const parts = [
    ...leadOf(tournament).map((text) => ({ text, language: placeLanguage(tournament) })),
    ...entryOf(tournament).map((text) => ({ text, language: tournament.language })),
  ]
  if (parts.length === 0) return null
  return (
    <ul className="item-lead">
      {parts.map(({ text, language }) => (
        <li key={text}>
          <Words text={text} language={language} />
        </li>
      ))}
    </ul>
  )
}
