import * as m from 'virtual:messages'
import { languageIn } from '@academy/api/shared/text/translations'
import type { APIRoute } from 'astro'
import { names } from '~/i18n/names'
import { fetchList } from '~/lib/api-server'
import { feedAnswer, languageTag } from '~/lib/file-answer'
import type { Achievement } from '~/lib/api-types'
import { absolute, paths } from '~/paths'

export const prerender = false

export const GET: APIRoute = async () => {
  const list = await fetchList<Achievement>('/achievements')
  const items = list?.items.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
  return feedAnswer(
    items && {
      title: `${m.achievementsTitle()} · ${names().academy}`,
      description: m.achievementsDescription(),
      site: absolute(paths.achievements()),
      items: items.map((achievement) => ({
        title: `${achievement.studentName}: ${achievement.title}`,
        link: absolute(paths.achievement(achievement.slug)),
        pubDate: new Date(achievement.createdAt),
        ...languageTag(languageIn(achievement, 'title')),
        description: achievement.description,
      })),
    }
  )
}
