import type { Data } from '@academy/api/data'
import { indianDay } from '@academy/api/shared/days/indian_days'
import { shownPlayer } from '@academy/api/shared/results/player_names'
import { shownWinners } from '@academy/api/shared/results/schools'
import { roundText, shownResults } from '@academy/api/shared/results/shown_results'
import { messageOf, whatsappMessage } from '@academy/api/shared/text/share'
import { inLanguage } from '@academy/api/shared/text/translations'
import { addressIn, type Language } from '@academy/api/shared/languages/languages'
import { shown } from '@/features/items/share-message'
import type { Tournament } from '@/lib/data'
import { sitePaths } from '@/paths'

type DirectorsResults = Data.Results.Variants['forAdmin']

/**
 * Opens WhatsApp with what the website says of a round, in one language and with names as visitors
 * see them today.
 */
export function groupMessage(
  sentIn: Language,
  tournament: Tournament,
  results: DirectorsResults
): string {
  const { slug } = tournament
  const { namesUntil, players, ...rest } = results
  const hasEnded = namesUntil <= indianDay(Date.now())
  const named = players.map((player) => shownPlayer(player, results, hasEnded))
  const visible = { ...rest, players: named, winners: shownWinners(results) }
  const path = sitePaths.results(slug)
  return whatsappMessage(
    messageOf({
      title: inLanguage(shown(tournament), sentIn).title,
      text: roundText(sentIn, shownResults(sentIn, visible, tournament)),
      url: window.location.origin + addressIn(sentIn, path),
    })
  )
}
