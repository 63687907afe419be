import * as m from 'virtual:messages'
import type { ShownBatch } from '@academy/api/shared/classes/shown_batch'
import type { Teaching } from '@academy/api/shared/identity/identity'
import { languageName } from '@academy/api/shared/languages/languages'
import { language } from '~/i18n/language'

type Seats = Pick<ShownBatch, 'where' | 'seats'>

/** @param batches of the timetable: none of those online is larger than what is said here */
export function teachingFacts(
  { youngest, groupMost, languages }: Teaching,
  batches: readonly Seats[]
) {
  const online = batches.filter(({ where }) => where === 'online').map(({ seats }) => seats ?? 0)
  const most = groupMost && Math.max(groupMost, ...online)
  const facts: [label: string, value: string | 0 | undefined][] = [
    [m.teachingAges(), youngest && m.teachingAgesFrom({ age: youngest })],
    [m.teachingGroup(), most && m.teachingGroupMost({ count: most })],
    [m.teachingLanguages(), languages?.map((one) => languageName(one, language())).join(', ')],
  ]
  return facts.filter(([, value]) => value)
}
