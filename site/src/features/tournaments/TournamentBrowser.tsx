import * as m from 'virtual:messages'
import { indianMinute } from '@academy/api/shared/days/indian_days'
import { progressOf } from '@academy/api/shared/tournament/progress'
import { tournamentSection, tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { memo, useEffect, useMemo, useState, type ComponentProps } from 'react'
import { ItemBrowser } from '~/components/browse/ItemBrowser'
import { ItemDialog } from '~/components/browse/ItemDialog'
import { ItemGrid } from '~/components/browse/ItemGrid'
import type { useOpenItem } from '~/components/browse/use-open-item'
import type { Tournament } from '~/lib/api-types'
import type { ListPart } from '~/lib/list'
import { paths } from '~/paths'
import { feePayments } from './fee-payment'
import { RegisterLink, ResultsLink } from './Links'
import { useCodes } from './Payment'
import { PrizeLine } from './PrizeLine'
import { StateBadge, StateReason } from './State'
import { searchedOf, shownOf } from './tournament'
import { TournamentCard } from './TournamentCard'
import { TournamentDetails } from './TournamentDetails'

interface Props {
  initial: ListPart<Tournament>
  query: string
  now: string
}

export function TournamentBrowser({ initial, query, now: renderedAt }: Props) {
  const now = useNow(renderedAt)
  return (
    <ItemBrowser
      initial={initial}
      query={query}
      listPath={paths.updates()}
      apiPath="/tournaments"
      searchedOf={searchedOf}
      words={{
        search: m.updatesSearch(),
        none: m.updatesNone(),
        soon: m.updatesSoon(),
        noMatch: m.updatesNoMatch(),
      }}
      count={(count, shown) => m.updatesCount({ count, shown })}
      cards={(cards) => <Sections {...cards} now={now} />}
      dialog={(overlay) => <TournamentDialog overlay={overlay} now={now} />}
    />
  )
}

type SectionsProps = Pick<
  ComponentProps<typeof ItemGrid<Tournament>>,
  'items' | 'now' | 'query' | 'onOpen'
> & { isWhole: boolean }

/** What is still to come, then what is over, folded unless it was searched for or stands alone. */
const Sections = memo(function Sections({ items, isWhole, ...grid }: SectionsProps) {
  const { now, query } = grid
  const { past, present } = useMemo(() => {
    const isPast = (one: Tournament) => tournamentSection(one, now) === 'past'
    return { past: items.filter(isPast), present: items.filter((one) => !isPast(one)) }
  }, [items, now])
  // Each search opens them once, and they may be closed again.
  const isWanted = query !== '' || present.length === 0
  const [asked, setAsked] = useState(query)
  const [isOpen, setIsOpen] = useState(isWanted)
  if (query !== asked) {
    setAsked(query)
    setIsOpen(isWanted)
  }
  const shared = { ...grid, shape: 'banners', Card: TournamentCard, searchedOf, shownOf } as const
  return (
    <>
      {present.length > 0 && <ItemGrid items={present} isFirst {...shared} />}
      {past.length > 0 && (
        <details
          className="past"
          open={isOpen}
          onToggle={(event) => setIsOpen(event.currentTarget.open)}
        >
          <summary>{m.past({ count: isWhole ? past.length : `${past.length}+` })}</summary>
          <ItemGrid items={past} isFirst={present.length === 0} {...shared} />
        </details>
      )}
    </>
  )
})

interface DialogProps {
  overlay: ReturnType<typeof useOpenItem<Tournament>>
  now: string
}

function TournamentDialog({ overlay, now }: DialogProps) {
  const { item: tournament } = overlay
  const state = tournament ? tournamentState(tournament, now) : null
  const codes = useCodes(tournament ? feePayments(tournament, state) : [])
  if (!tournament) return null
  return (
    <ItemDialog
      overlay={overlay}
      item={tournament}
      picture={tournament.bannerPicture}
      over={
        <>
          <StateBadge tournament={tournament} state={state} />
          <StateReason tournament={tournament} state={state} />
        </>
      }
      under={<PrizeLine tournament={tournament} className="muted" />}
      foot={
        <>
          <ResultsLink tournament={tournament} className="button" />
          {!progressOf(tournament, state) && <RegisterLink tournament={tournament} state={state} />}
        </>
      }
    >
      <TournamentDetails
        key={tournament.slug}
        tournament={tournament}
        state={state}
        now={now}
        codes={codes}
        url={location.origin + paths.tournament(tournament.slug)}
        onView={() => overlay.open(tournament.slug, true)}
      />
    </ItemDialog>
  )
}

/**
 * The minute in India, `YYYY-MM-DDTHH:MM`, going on while the page is open.
 * @param initial when the page was rendered; a clock that is behind it is wrong
 */
function useNow(initial: string): string {
  const [now, setNow] = useState(initial)
  useEffect(() => {
    const follow = () => {
      const minute = indianMinute(Date.now())
      setNow((before) => (minute > before ? minute : before))
    }
    follow()
    const timer = setInterval(follow, 60_000)
    addEventListener('visibilitychange', follow)
    return () => {
      clearInterval(timer)
      removeEventListener('visibilitychange', follow)
    }
  }, [])
  return now
}
