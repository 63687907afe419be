import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import { timestamp } from '#support/timestamp'
import { changeItem } from '#actions/change_item'
import { toColumn } from '#database/columns'
import { NotFound, StaleItem } from '#exceptions/refusals'
import { isMatch, isOfOneVersion } from '#writes/entity_tag'
import Tournament from '#models/tournament'
import TournamentResults from '#models/tournament_results'
import { logActivity } from '#activity/log'
import { keepHidden } from '#shared/results/hidden_players'
import { announcedRounds } from '#shared/results/announced_rounds'
import {
  isCorrected,
  isSameStandings,
  NO_RESULTS,
  type SentResults,
  type StoredResults,
} from '#shared/results/results'
import { withPrizes } from '#shared/results/winners'
import ResultsTransformer from '#transformers/results_transformer'
import { editionsWith } from '#visibility/editions'

interface Before {
  document: StoredResults
  /** Whether the client has seen it: who has not cannot show again what it hides. */
  isSeen: boolean
}

function storedResults(sent: SentResults, before: Before | undefined): StoredResults {
  const { opened, ...document } = sent
  const previous = before?.document
  const updatedAt = timestamp()
  const isChanged = previous && isCorrected(previous, sent)
  const standingsAt = previous && isSameStandings(previous, sent) && previous.standingsAt
  return {
    ...document,
    ...shownNames(document, opened, before),
    schoolPlayers: sent.schoolPlayers ?? previous?.schoolPlayers ?? 0,
    updatedAt,
    correctedAt: isChanged ? updatedAt : (previous?.correctedAt ?? null),
    // Those of before a removal are gone with their time.
    standingsAt: standingsAt || updatedAt,
  }
}

function shownNames(
  { names, hidden, players }: Pick<SentResults, 'names' | 'hidden' | 'players'>,
  opened: SentResults['opened'],
  before: Before | undefined
): Pick<StoredResults, 'names' | 'hidden' | 'hiddenBefore'> {
  if (!before) return { names: names ?? 'full', hidden: hidden ?? [] }
  const { document, isSeen } = before
  const kept = keepHidden(document, players)
  const { hiddenBefore } = kept
  const open = new Set(isSeen ? opened : [])
  const stay = kept.hidden.filter((no) => !open.has(no))
  const isShort = document.names === 'short' && !isSeen
  return {
    names: isShort ? 'short' : (names ?? document.names),
    hidden: [...new Set([...(hidden ?? []), ...stay])],
    hiddenBefore,
  }
}

/** What is left of results that are removed: who was hidden stays so when they are published again. */
function withoutResults({ document }: TournamentResults): StoredResults {
  const { names } = document
  const { hiddenBefore } = keepHidden(document, [])
  return { ...NO_RESULTS, names, hiddenBefore }
}

/** What is published of a tournament, as it is under the write lock. */
interface Present {
  tournament: Tournament
  /** Also of results that were removed: who was hidden in them stays so. */
  row: TournamentResults | null
  published: TournamentResults | null
}

async function presentOf(id: string, trx: TransactionClientContract): Promise<Present> {
  const tournament = await Tournament.findLiveOrFail(id, { client: trx })
  const row = await TournamentResults.find(id, { client: trx })
  return { tournament, row, published: tournament.results ? row : null }
}

function refuseStale({ tournament, published }: Present, ifMatch: string | undefined) {
  if (isMatch(ifMatch, { version: published ? tournament.resultsVersion : 0 })) return
  throw new StaleItem(
    published && new ResultsTransformer({ row: published, tournament }).forAdmin()
  )
}

/** Fills the row with what is sent. */
function publish(
  saved: TournamentResults,
  sent: SentResults,
  { tournament, row, published }: Present,
  ifMatch: string | undefined
) {
  const winners = withPrizes(sent.winners, tournament.listedPrizes)
  const isSeen = published !== null && isOfOneVersion(ifMatch)
  const before = row ? { document: row.document, isSeen } : undefined
  saved.editions = editionsWith(sent, tournament, {
    editions: row?.editions ?? [],
    published: published && published.document,
  })
  saved.document = storedResults({ ...sent, winners }, before)
}

/** The tournament's own version stays: whoever edits its text is not disturbed by a round. */
async function noteOnTournament(
  tournament: Tournament,
  sent: SentResults | null,
  trx: TransactionClientContract
) {
  const results = sent && { state: sent.state, round: sent.round, rounds: sent.rounds }
  // Counted on by a removal too, so that no number ever means two documents.
  tournament.resultsVersion += 1
  await trx
    .from('tournaments')
    .where('id', tournament.id)
    .update({
      results: toColumn(results),
      results_version: tournament.resultsVersion,
    })
  const logged = sent && { ...results, rounds: announcedRounds(sent, tournament) }
  // Without names: those of children are stored in one place only.
  await logActivity(trx, {
    kind: 'tournaments',
    action: 'changed',
    itemId: tournament.id,
    name: tournament.title,
    after: { results: logged },
  })
}

/**
 * Publishes the results of a tournament, or removes them; lists show it in the same moment.
 * @param sent the whole document; null removes it
 * @throws NotFound, StaleItem; nothing is changed then
 */
export function saveResults(id: string, sent: SentResults | null, ifMatch?: string) {
  return changeItem('tournaments', id, async (trx) => {
    const present = await presentOf(id, trx)
    const { tournament, row, published } = present
    if (!published && !sent) throw new NotFound()
    refuseStale(present, ifMatch)
    const saved = row ?? new TournamentResults().fill({ tournamentId: id })
    saved.useTransaction(trx)
    if (sent) publish(saved, sent, present, ifMatch)
    else saved.document = withoutResults(saved)
    await saved.save()
    await noteOnTournament(tournament, sent, trx)
    return { row: saved, tournament }
  })
}
