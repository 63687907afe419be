import { spanWords } from '@academy/api/shared/days/day_words'
import { DAY_MS } from '@academy/api/shared/days/durations'
import { daysAfter, indianDay, indianMinute } from '@academy/api/shared/days/indian_days'
import { mayGoOn, progressOf } from '@academy/api/shared/tournament/progress'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import {
  tournamentSection,
  tournamentState,
  type TournamentState,
} from '@academy/api/shared/tournament/tournament_state'
import { badgeWords } from '@academy/api/shared/words/badge_words'
import { movedWords } from '@academy/api/shared/words/moved_words'
import * as titles from '@academy/api/shared/words/results_titles'
import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { CardAction } from '@/components/card-action'
import { ItemCard, type CardProps } from '@/features/items/item-card'
import { ItemPicture } from '@/features/items/item-picture'
import { Badge } from '@/components/ui/badge'
import type { Tournament } from '@/lib/data'
import { language } from '@/lib/language'

const thisMinute = () => indianMinute(Date.now())

/** Days before the first one from which its players and pairings are entered. */
const NEAR_DAYS = 7

/** When its players, pairings and results are entered; one that was just created says where they go. */
function isNearItsDay(tournament: Tournament, state: TournamentState | null): boolean {
  if (!mayGoOn(state)) return false
  const now = Date.now()
  const { startDate, createdAt, results } = tournament
  const isSoon = startDate !== null && startDate <= daysAfter(indianDay(now), NEAR_DAYS)
  return isSoon || results !== null || now - Date.parse(createdAt) < DAY_MS
}

interface Props extends CardProps {
  tournament: Tournament
  onDuplicate: () => void
  onPostpone: () => void
}

export function TournamentCard({ tournament, onPostpone, onDuplicate, ...card }: Props) {
  const { title, description, banner, bannerPicture } = tournament
  const isOn = tournament.status === 'scheduled'
  const state = tournamentState(tournament, thisMinute())
  const isPast = tournamentSection(tournament, thisMinute()) === 'past'
  const isNear = isNearItsDay(tournament, state)
  const results = (
    <CardAction
      label={isPast ? titles.resultsOf[language()](title) : m.playersAndResultsOf({ title })}
      // A line of its own, above what stands on each card.
      className={isNear ? 'order-first basis-full justify-start' : ''}
      asChild
    >
      <Link to={paths.results(tournament._id)}>
        {isPast ? titles.results[language()] : m.playersAndResults()}
      </Link>
    </CardAction>
  )
  const plan = !isPast && (
    <CardAction
      label={isOn ? m.postponeOrCancelOf({ title }) : m.changeOfPlanOf({ title })}
      onClick={onPostpone}
    >
      {isOn ? m.postponeOrCancel() : m.changeOfPlan()}
    </CardAction>
  )
  const isPlaying = progressOf(tournament, state) === 'live' || state?.kind === 'today'
  return (
    <ItemCard
      {...card}
      kind="tournaments"
      item={tournament}
      often={
        <>
          {(isPast || isNear) && results}
          {!isPlaying && plan}
        </>
      }
      rarely={
        <>
          {isPlaying && plan}
          {!isPast && !isNear && results}
          <CardAction label={m.duplicateOf({ title })} onClick={onDuplicate}>
            {m.duplicate()}
          </CardAction>
        </>
      }
    >
      <div className="grid max-sm:grid-cols-[--spacing(24)_minmax(0,1fr)] max-sm:gap-x-3 max-sm:gap-y-2.5 max-sm:p-3">
        <div className="max-sm:self-start max-sm:overflow-hidden max-sm:rounded-control tight:hidden">
          <ItemPicture
            title={title}
            url={banner}
            picture={bannerPicture}
            alt={m.bannerOf({ title })}
            ratio="banner"
            sizes="(min-width: 1280px) 300px, (min-width: 640px) 50vw, 96px"
          />
        </div>
        <div className="grid content-start gap-3 px-5 pt-5 max-sm:gap-1.5 max-sm:p-0 tight:col-span-2">
          <h2 className="text-xl leading-snug font-bold max-sm:text-base">{title}</h2>
          <StateLine tournament={tournament} />
        </div>
        <p className="mx-5 mt-3 mb-5 line-clamp-3 text-muted-foreground max-sm:col-span-2 max-sm:m-0 max-sm:text-sm">
          {description}
        </p>
      </div>
    </ItemCard>
  )
}

function StateLine({ tournament }: Pick<Props, 'tournament'>) {
  const state = tournamentState(tournament, thisMinute())
  const { startDate, endDate, city } = tournament
  const facts = [startDate && spanWords(language(), startDate, endDate), city].filter(Boolean)
  const badge = badgeWords(language(), tournament, state)
  if (!badge && facts.length === 0) return null
  const isPlayed = badge?.kind === 'live' || badge?.kind === 'today'
  const isOpen = badge?.kind === 'open' || badge?.kind === 'closing'
  const moved = movedWords(language(), standingFacts(tournament, state))
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 max-sm:gap-y-1">
      {badge && (
        <Badge
          variant={isPlayed || isOpen ? 'secondary' : 'outline'}
          className="max-sm:shrink max-sm:px-2! max-sm:whitespace-normal"
        >
          {badge.words}
        </Badge>
      )}
      {facts.length > 0 && (
        // A dot that would stand at a line's beginning is cut off.
        <p className="flex flex-wrap gap-x-[1em] overflow-hidden text-sm text-muted-foreground">
          {facts.map((fact) => (
            <span
              key={fact}
              className="relative before:absolute before:-left-[0.65em] before:content-['·'/'']"
            >
              {fact}
            </span>
          ))}
        </p>
      )}
      {moved && <p className="basis-full text-sm text-pale">{moved}</p>}
    </div>
  )
}
