import type { Winner } from '@academy/api/shared/results/results'
import type { PlacedWinner } from '@academy/api/shared/results/winners'
import { XIcon } from 'lucide-react'
import { IconButton } from '@/components/icon-button'
import { m } from '@/lib/messages'
import type { HallDrafts } from './use-hall-drafts'

interface RowsProps {
  winners: PlacedWinner[]
  drafts: HallDrafts
  onRemove: (winner: Winner) => void
}

/** The winners of a prize, each of whom can be chosen for the Hall of Fame, or removed. */
export const WinnerRows = ({ winners, drafts, onRemove }: RowsProps) =>
  winners.map(({ winner, player, name }) => (
    <div key={player?.no ?? name} className="flex items-center justify-between gap-2">
      {player ? (
        <label className="flex min-h-12 min-w-0 items-center gap-3 print:w-1/2">
          <input
            type="checkbox"
            className="size-5 shrink-0 print:hidden"
            checked={drafts.isChosen(player)}
            onChange={({ target }) => drafts.choose(player, target.checked)}
          />
          <span className="min-w-0 wrap-anywhere">
            {name}
            <span className="block text-sm text-muted-foreground print:hidden">
              {m.forHallOfFame()}
            </span>
          </span>
        </label>
      ) : (
        <span className="min-w-0 wrap-anywhere print:w-1/2">{name}</span>
      )}
      <IconButton Icon={XIcon} label={m.removeWinner({ name })} onClick={() => onRemove(winner)} />
      <span className="hidden grow border-b print:block">{m.signature()}</span>
    </div>
  ))
