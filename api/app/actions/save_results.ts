import { timestamp } from '#support/timestamp'
import { changeItem } from '#actions/change_item'
import { toColumn } from '#database/columns'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch } from '#writes/entity_tag'
import Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { logActivity } from '#activity/log'
import {
  isCorrected,
  SCHOOL_PLAYERS,
  withPrizes,
  type SentResults,
  type StoredResults,
} from '#shared/results/results'
import ResultsTransformer from '#transformers/results_transformer'

function storedResults(sent: SentResults, previous: StoredResults | undefined): StoredResults {
  const updatedAt = timestamp()
  const isChanged = previous && isCorrected(previous, sent)
  const numbers = new Set(sent.players.map(({ no }) => no))
  return {
    ...sent,
    schoolPlayers: sent.schoolPlayers ?? previous?.schoolPlayers ?? SCHOOL_PLAYERS,
    names: sent.names ?? previous?.names ?? 'full',
    hidden: sent.hidden ?? previous?.hidden.filter((no) => numbers.has(no)) ?? [],
    updatedAt,
    correctedAt: isChanged ? updatedAt : (previous?.correctedAt ?? null),
  }
}

/**
 * Publishes the results of a tournament, or removes them; lists show it in the same moment.
 * @param sent the whole document; null removes it
 * @throws NotFound, StaleItem; nothing is changed then
 */
export function saveResults(id: string, sent: SentResults | null, ifMatch?: string) {
  return changeItem('tournaments', id, async (trx) => {
    const tournament = await Tournament.findLiveOrFail(id, { client: trx })
    const row = await TournamentResults.find(id, { client: trx })
    if (!row && !sent) throw new NotFound()
    if (!isMatch(ifMatch, { version: row ? tournament.resultsVersion : 0 })) {
      throw new StaleItem(row && new ResultsTransformer({ row, tournament }).forAdmin())
    }

    const saved =
      row ?? new TournamentResults().fill({ tournamentId: id, publishedAt: timestamp() })
    saved.useTransaction(trx)
    if (sent) {
      const winners = withPrizes(sent.winners, tournament.listedPrizes)
      saved.document = storedResults({ ...sent, winners }, row?.document)
      await saved.save()
    } else await saved.delete()

    // The tournament's own version stays: whoever edits its text is not disturbed by a round.
    const results = sent && { state: sent.state, round: sent.round, rounds: sent.rounds }
    // Counted on by a removal too, so that no number ever means two documents.
    tournament.resultsVersion += 1
    await trx
      .from('tournaments')
      .where('id', id)
      .update({
        results: toColumn(results),
        results_version: tournament.resultsVersion,
      })
    // Without names: those of children are stored in one place only.
    await logActivity(trx, {
      kind: 'tournaments',
      action: 'changed',
      itemId: id,
      name: tournament.title,
      after: { results },
    })
    return { row: saved, tournament }
  })
}
