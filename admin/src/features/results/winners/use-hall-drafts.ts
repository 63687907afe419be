import { namesIn } from '@academy/api/shared/identity/academy_names'
import { withCountedPoints } from '@academy/api/shared/results/counted_points'
import { playedRounds } from '@academy/api/shared/results/played_rounds'
import type { ResultPlayer, StoredResults } from '@academy/api/shared/results/results'
import type { PlacedWinner } from '@academy/api/shared/results/winners'
import { schoolKey } from '@academy/api/shared/results/school_names'
import { useState } from 'react'
import { toast } from 'sonner'
import type { Tournament } from '@/lib/data'
import { errorBanner } from '@/lib/error-banner'
import { m } from '@/lib/messages'
import { postDrafts, type Hall, type PlayersPrize } from './hall-drafts'

const keyOf = ({ player, winner }: PlayersPrize) => `${player.no} ${winner.prize}`

const isPlayers = (winner: PlacedWinner): winner is PlayersPrize => winner.player !== null

/** Whether a club is the academy, by its whole name or its short one. */
const isPupil = (club: string) =>
  [namesIn('en').academy, namesIn('en').short].some((name) => schoolKey(club) === schoolKey(name))

/** Which winners are chosen for the Hall of Fame, and which drafts were made here. */
export function useHallDrafts(
  hall: Hall,
  tournament: Tournament,
  results: StoredResults,
  winners: PlacedWinner[]
) {
  const [ticked, setTicked] = useState<Record<number, boolean>>({})
  const [made, setMade] = useState<string[]>([])
  const isChosen = ({ no, club }: ResultPlayer) =>
    ticked[no] ?? (isPupil(club ?? '') && !results.hidden.includes(no))
  const chosen = winners.filter(isPlayers).filter(({ player }) => isChosen(player))
  const open = chosen.filter((one) => !made.includes(keyOf(one)))

  async function make() {
    const counted = withCountedPoints(results)
    const rounds = playedRounds(counted, tournament)
    const withPoints = open.map((one) => {
      const player = counted.players.find(({ no }) => no === one.player.no)
      return { ...one, player: player ?? one.player }
    })
    const done: string[] = []
    try {
      await postDrafts(hall, tournament, rounds, withPoints, (one) => done.push(keyOf(one)))
    } catch (error) {
      void errorBanner.showRefusal(error, m.kindSaveFailed({ kind: 'achievement' }))
    }
    setMade((before) => [...before, ...done])
    if (done.length > 0) toast(m.draftsMade({ count: done.length }))
  }

  return {
    isChosen,
    choose: ({ no }: ResultPlayer, isTicked: boolean) =>
      setTicked((before) => ({ ...before, [no]: isTicked })),
    /** How many are still to be made, and how many were. */
    openCount: open.length,
    madeCount: made.length,
    make,
  }
}

export type HallDrafts = ReturnType<typeof useHallDrafts>
