import * as m from 'virtual:messages'
import type { Teaching } from '@academy/api/shared/identity/identity'
import { languageName } from '@academy/api/shared/languages/languages'
import { language } from '~/i18n/language'
import { timeSpanWords } from '~/lib/day-words'

export function teachingFacts({ sundays, youngest, groupMost, languages }: Teaching) {
  const facts: [label: string, value: string | 0 | undefined][] = [
    [m.teachingSundays(), sundays && timeSpanWords(sundays.from, sundays.to)],
    [m.teachingAges(), youngest && m.teachingAgesFrom({ age: youngest })],
    [m.teachingGroup(), groupMost && m.teachingGroupMost({ count: groupMost })],
    [m.teachingLanguages(), languages?.map((one) => languageName(one, language())).join(', ')],
  ]
  return facts.filter(([, value]) => value)
}
