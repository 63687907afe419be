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
  withPrizes,
  type SentResults,
  type StoredResults,
} from '#shared/results/results'
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

/**
 * Publishes the results of a tournament, or removes them; lists show it in the same moment.
 * @param sent the whole document; null removes it
 * @throws NotFound, StaleItem; nothing is changed then
 */
export function saveResults(id: string, sent: SentResults | null, ifMatch?: string) {
  return changeItem('tournaments', id, async (trx) => {
    const tournament = await Tournament.findLiveOrFail(id, { client: trx })
    const row = await TournamentResults.find(id, { client: trx })
    const published = tournament.results && row
    if (!published && !sent) throw new NotFound()
    if (!isMatch(ifMatch, { version: published ? tournament.resultsVersion : 0 })) {
      throw new StaleItem(published && new ResultsTransformer({ row, tournament }).forAdmin())
    }

    const saved = row ?? new TournamentResults().fill({ tournamentId: id })
    saved.useTransaction(trx)
    if (sent) {
      const winners = withPrizes(sent.winners, tournament.listedPrizes)
      const isSeen = published !== null && isOfOneVersion(ifMatch)
      const before = row ? { document: row.document, isSeen } : undefined
      saved.editions = editionsWith(sent, tournament, {
        editions: row?.editions ?? [],
        published: published && row.document,
      })
      saved.document = storedResults({ ...sent, winners }, before)
    } else {
      saved.document = withoutResults(saved)
    }
    await saved.save()

    // The tournament's own version stays: whoever edits its text is not disturbed by a round.
    const results = sent && { state: sent.state, round: sent.round, rounds: sent.rounds }
    const logged = sent && { ...results, rounds: announcedRounds(sent, tournament) }
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
      after: { results: logged },
    })
    return { row: saved, tournament }
  })
}
