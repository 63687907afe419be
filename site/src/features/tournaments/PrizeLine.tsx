import type { Tournament } from '~/lib/api-types'
import { prizeLine } from './tournament'

interface Props {
  tournament: Tournament
  className?: string
}

export function PrizeLine({ tournament, className = '' }: Props) {
  const prize = prizeLine(tournament)
  if (!prize) return null
  return (
    <p className={`card-prize ${className}`.trim()}>
      <strong>{prize.figure}</strong> {prize.words}
    </p>
  )
}
