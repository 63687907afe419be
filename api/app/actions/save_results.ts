import { timestamp } from '#database/timestamp'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch } from '#http_cache/entity_tag'
import { invalidateList } from '#http_cache/revision'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { logActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import { isCorrected, withPrizes, type SentResults } from '#shared/results/results'
import ResultsTransformer from '#transformers/results_transformer'

/** Publishes the results of a tournament, or removes them; lists show it in the same moment. */
export default class SaveResults {
  /**
   * @param sent the whole document; null removes it
   * @throws NotFound, StaleItem; nothing is changed then
   */
  handle(tournament: Tournament, sent: SentResults | null, ifMatch?: string) {
    return keyedTransaction(async (trx) => {
      const { id, title } = tournament
      // Before anything is read, as for every item of the list.
      await invalidateList(trx, 'tournaments')
      const row = await TournamentResults.find(id, { client: trx })
      if (!row && !sent) throw new NotFound()
      if (!isMatch(ifMatch, row ?? { version: 0 })) {
        throw new StaleItem(row && new ResultsTransformer({ row, tournament }).forAdmin())
      }

      const saved = row ?? new TournamentResults().fill({ tournamentId: id, version: 0 })
      saved.useTransaction(trx)
      if (sent) {
        const updatedAt = timestamp()
        const previous = row?.content
        const isChanged = previous && isCorrected(previous, sent)
        const correctedAt = isChanged ? updatedAt : (previous?.correctedAt ?? null)
        const winners = withPrizes(sent.winners, tournament.listedPrizes)
        saved.content = { ...sent, winners, updatedAt, correctedAt }
        saved.version += 1
        await saved.save()
      } else await saved.delete()

      // The tournament's own version stays: whoever edits its text is not disturbed by a round.
      const results = sent && { state: sent.state, round: sent.round, rounds: sent.rounds }
      const live = trx.from('tournaments').where('id', id).whereNull('deleted_at')
      const changed = await live.update({ results: results && JSON.stringify(results) })
      if (Number(changed) === 0) throw new NotFound()
      // Without names: those of children are stored in one place only.
      const what = { kind: 'tournaments', action: 'changed', itemId: id, name: title } as const
      await logActivity(trx, { ...what, after: { results } })
      return saved
    })
  }
}
