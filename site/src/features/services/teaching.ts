import * as m from 'virtual:messages'
import type { Teaching } from '@academy/api/shared/identity/identity'
import { languageName } from '@academy/api/shared/languages/languages'
import { language } from '~/i18n/language'

export function teachingFacts({ youngest, groupMost, languages }: Teaching) {
  const facts: [label: string, value: string | 0 | undefined][] = [
    [m.teachingAges(), youngest && m.teachingAgesFrom({ age: youngest })],
    [m.teachingGroup(), groupMost && m.teachingGroupMost({ count: groupMost })],
    [m.teachingLanguages(), languages?.map((one) => languageName(one, language())).join(', ')],
  ]
  return facts.filter(([, value]) => value)
}
