import { spanWords } from '@academy/api/shared/days/day_words'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { progressOf } from '@academy/api/shared/tournament/progress'
import { standingFacts } from '@academy/api/shared/tournament/standing_facts'
import { tournamentSection, tournamentState } from '@academy/api/shared/tournament/tournament_state'
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

interface Props extends CardProps {
  tournament: Tournament
  onDuplicate: () => void
  onPostpone: () => void
}

export function TournamentCard({ tournament, onPostpone, onDuplicate, ...card }: Props) {
  const { title, description, banner, bannerPicture } = tournament
  const isOn = tournament.status === 'scheduled'
  const state = tournamentState(tournament, thisMinute())
  const isPlaying = progressOf(tournament, state) === 'live' || state?.kind === 'today'
  const results = (
    <CardAction label={titles.resultsOf[language()](title)} asChild>
      <Link to={paths.results(tournament._id)}>{titles.results[language()]}</Link>
    </CardAction>
  )
  const plan = tournamentSection(tournament, thisMinute()) !== 'past' && (
    <CardAction
      label={isOn ? m.postponeOrCancelOf({ title }) : m.changeOfPlanOf({ title })}
      onClick={onPostpone}
    >
      {isOn ? m.postponeOrCancel() : m.changeOfPlan()}
    </CardAction>
  )
  const [often, rarely] = isPlaying || !plan ? [results, plan] : [plan, results]
  return (
    <ItemCard
      {...card}
      kind="tournaments"
      item={tournament}
      often={often}
      rarely={
        <>
          {rarely}
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
