import { BaseTransformer } from '@adonisjs/core/transformers'
import type Tournament from '#models/tournament'
import type TournamentResults from '#models/tournament_results'
import { shownPlayer } from '#shared/results/player_names'
import type { Results } from '#shared/results/results'
import { indianDay } from '#shared/tournament/tournament_state'
import env from '#start/env'

interface TournamentWithResults {
  row: TournamentResults
  tournament: Tournament
}

export default class ResultsTransformer extends BaseTransformer<TournamentWithResults> {
  /** Names as they may be shown today. */
  toObject(): Results {
    const { names, hidden, players, ...rest } = this.resource.row.content
    const hasEnded = this.#namesUntil() <= indianDay(Date.now())
    const shown = players.map((player) => shownPlayer(player, { names, hidden }, hasEnded))
    return { ...rest, players: shown }
  }

  /** As it is stored, with the version that `If-Match` is made from and the day names end. */
  forAdmin() {
    const { row } = this.resource
    return { ...row.content, version: row.version, namesUntil: this.#namesUntil() }
  }

  /** The day from which players are shown by their initials, months after the last day of play. */
  #namesUntil() {
    const { tournament, row } = this.resource
    const day = new Date(tournament.lastDay ?? indianDay(Date.parse(row.content.updatedAt)))
    day.setUTCMonth(day.getUTCMonth() + env.get('RESULT_NAMES_MONTHS'))
    return day.toISOString().slice(0, 10)
  }
}
