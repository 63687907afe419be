import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timestamp } from '#database/timestamp'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch } from '#http_cache/entity_tag'
import { invalidateList } from '#http_cache/revision'
import type Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { logActivity } from '#queries/activity_log'
import { keyedTransaction } from '#queries/idempotency_keys'
import { isCorrected, type StoredResults } from '#shared/results/results'
import ResultsTransformer from '#transformers/results_transformer'
import type { SentResults } from '#validators/results'

/** Publishes the results of a tournament, or takes them away; lists say so in the same moment. */
export default class SaveResults {
  /**
   * @param sent the whole document; null takes it away
   * @throws NotFound, StaleItem; nothing is changed then
   */
  handle(tournament: Tournament, sent: SentResults | null, ifMatch?: string) {
    return keyedTransaction(async (trx) => {
      // Before anything is read, as for every item of the list.
      await invalidateList(trx, 'tournaments')
      const row = await TournamentResults.find(tournament.id, { client: trx })
      if (!row && !sent) throw new NotFound()
      if (!isMatch(ifMatch, row ?? { version: 0 })) {
        throw new StaleItem(row && new ResultsTransformer({ row, tournament }).forAdmin())
      }
      if (!sent) {
        await row!.useTransaction(trx).delete()
        await this.#tell(trx, tournament, null)
        return row!
      }
      const previous = row?.content
      const updatedAt = timestamp()
      const correctedAt =
        previous && isCorrected(previous, sent) ? updatedAt : (previous?.correctedAt ?? null)
      const saved = row ?? new TournamentResults().fill({ tournamentId: tournament.id, version: 0 })
      saved.content = { ...sent, updatedAt, correctedAt }
      saved.version += 1
      await saved.useTransaction(trx).save()
      await this.#tell(trx, tournament, saved.content)
      return saved
    })
  }

  /** The tournament's own version stays: whoever edits its text is not disturbed by a round. */
  async #tell(
    trx: TransactionClientContract,
    { id, title }: Tournament,
    content: StoredResults | null
  ) {
    const results = content && {
      state: content.state,
      round: content.round,
      rounds: content.rounds,
    }
    const live = trx.from('tournaments').where('id', id).whereNull('deleted_at')
    const column = { results: results && JSON.stringify(results) }
    if (Number(await live.update(column)) === 0) throw new NotFound()
    // Without names: those of children are kept in one place only.
    const what = { kind: 'tournaments', action: 'changed', itemId: id, name: title } as const
    await logActivity(trx, { ...what, after: { results } })
  }
}
