import { hydrate } from '~/lib/island'
import { TournamentBrowser } from './TournamentBrowser'

hydrate('tournaments', TournamentBrowser)
