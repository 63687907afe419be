import { BaseTransformer } from '@adonisjs/core/transformers'
import type Tournament from '#models/tournament'
import type TournamentResults from '#models/tournament_results'
import { namesUntil } from '#queries/result_names'
import { shownPlayer } from '#shared/results/player_names'
import type { Results } from '#shared/results/results'
import { indianDay } from '#shared/tournament/tournament_state'

interface TournamentWithResults {
  row: TournamentResults
  tournament: Tournament
}

export default class ResultsTransformer extends BaseTransformer<TournamentWithResults> {
  /** Names as they may be shown today. */
  toObject(): Results {
    const { content } = this.resource.row
    const { names, hidden, players, ...rest } = content
    const hasEnded = this.#namesUntil() <= indianDay(Date.now())
    const shown = players.map((player) => shownPlayer(player, { names, hidden }, hasEnded))
    return { ...rest, players: shown }
  }

  /** As it is stored, with the version that `If-Match` is made from and the day names end. */
  forAdmin() {
    const { row } = this.resource
    return { ...row.content, version: row.version, namesUntil: this.#namesUntil() }
  }

  #namesUntil() {
    const { tournament, row } = this.resource
    return namesUntil(tournament.lastDay ?? indianDay(Date.parse(row.content.updatedAt)))
  }
}
