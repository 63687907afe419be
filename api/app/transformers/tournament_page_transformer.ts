import { BaseTransformer } from '@adonisjs/core/transformers'
import type Tournament from '#models/tournament'
import { sharePicture } from '#pictures/share_picture'
import type { Podium } from '#shared/results/results'
import TournamentTransformer from '#transformers/tournament_transformer'

interface TournamentPage {
  tournament: Tournament
  podium: Podium | null
}

/** What a tournament's own page needs. */
export default class TournamentPageTransformer extends BaseTransformer<TournamentPage> {
  toObject() {
    const { tournament, podium } = this.resource
    return {
      ...new TournamentTransformer(tournament).forCalendar(),
      sharePicture: sharePicture({ kind: 'tournaments', item: tournament, podium }),
    }
  }
}
