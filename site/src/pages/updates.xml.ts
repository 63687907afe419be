import * as m from 'virtual:messages'
import { indianMinute, tournamentState } from '@academy/api/shared/tournament/tournament_state'
import { languageIn } from '@academy/api/shared/text/translations'
import type { APIRoute } from 'astro'
import { names } from '~/i18n/names'
import { factLine } from '~/features/tournaments/facts'
import { fetchList } from '~/lib/api-server'
import { feedAnswer, languageTag } from '~/lib/file-answer'
import type { Tournament } from '~/lib/api-types'
import { absolute, paths } from '~/paths'

export const prerender = false

export const GET: APIRoute = async () => {
  const list = await fetchList<Tournament>('/tournaments')
  const items = list?.items.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  const now = indianMinute(Date.now())
  return feedAnswer(
    items && {
      title: `${m.updatesTitle()} · ${names().academy}`,
      description: m.updatesFeedDescription(),
      site: absolute(paths.updates()),
      items: items.map((tournament) => ({
        title: tournament.title,
        link: absolute(paths.tournament(tournament.slug)),
        pubDate: new Date(tournament.createdAt),
        ...languageTag(languageIn(tournament, 'title')),
        description: [
          factLine(tournament, tournamentState(tournament, now)),
          tournament.description,
        ]
          .filter(Boolean)
          .join('\n\n'),
      })),
    }
  )
}
