import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import type { PlacedWinner } from '@academy/api/shared/results/winners'
import { isHiddenSchool } from '@academy/api/shared/results/schools'
import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'
import { formatList } from '@/lib/format'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import type { HallDrafts } from './use-hall-drafts'

/** The addresses of the sheets for those who are published as winners, and for all others. */
export interface Certificates {
  winners: string
  others: string
}

/** Of whom certificates are made: of everybody whom the public may know. */
function certifiedOf(results: StoredResults, winners: PlacedWinner[]) {
  const isHidden = ({ player, name }: PlacedWinner) =>
    player ? results.hidden.includes(player.no) : isHiddenSchool(name, results)
  const hiddenPlayers = results.players.filter(({ no }) => results.hidden.includes(no))
  const hiddenSchools = winners.filter((placed) => !placed.player && isHidden(placed))
  const isOther = ({ no }: ResultPlayer) =>
    !results.hidden.includes(no) && winners.every(({ player }) => player?.no !== no)
  return {
    hasWinner: !winners.every(isHidden),
    hasOther: results.players.some(isOther),
    without: [...new Set([...hiddenSchools, ...hiddenPlayers].map(({ name }) => name))],
  }
}

interface SheetsProps {
  results: StoredResults
  winners: PlacedWinner[]
  certificates: Certificates | undefined
  drafts: HallDrafts
}

/** What is printed of the winners, and what is drafted of them. */
export function Sheets({ results, winners, certificates, drafts }: SheetsProps) {
  const { openCount, madeCount, make } = drafts
  const { hasWinner, hasOther, without } = certifiedOf(results, winners)
  return (
    <div className="flex flex-wrap gap-3 print:hidden">
      <Button variant="outline" onClick={() => window.print()}>
        {m.printPrizeSheet()}
      </Button>
      {certificates && hasWinner && (
        <Button variant="outline" asChild>
          <a href={certificates.winners}>{m.printCertificates()}</a>
        </Button>
      )}
      {certificates && hasOther && (
        <Button variant="outline" asChild>
          <a href={certificates.others}>{m.printParticipation()}</a>
        </Button>
      )}
      {openCount > 0 && (
        <Button variant="outline" onClick={() => void make()}>
          {m.makeDrafts({ count: openCount })}
        </Button>
      )}
      {madeCount > 0 && (
        <Button variant="link" asChild>
          <Link to={paths.achievements}>{m.draftsMade({ count: madeCount })}</Link>
        </Button>
      )}
      {certificates && without.length > 0 && (
        <p className="w-full wrap-anywhere">
          {m.certificatesWithout({ names: formatList(without) })}
        </p>
      )}
      <p className="w-full text-sm text-muted-foreground">{m.makeDraftsHint()}</p>
    </div>
  )
}
