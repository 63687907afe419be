import { translationRules } from '@academy/api/shared/rules/translation_rules'
import { expect, it } from 'vitest'
import { typedTranslations } from '@/features/items/translations/typed-translations'
import { newEntry } from '@/unsent/new-entry'
import { passes } from './passes'

const rapid = newEntry({
  kind: 'tournaments',
  title: 'Rapid Open',
  fields: {
    title: 'Rapid Open',
    description: 'In the town hall',
    tags: ['Rapid'],
    isActive: true,
    translations: typedTranslations(translationRules.tournaments, {
      mr: { title: { text: 'जलद स्पर्धा', source: 'Rapid Open' } },
    }),
  },
})
const blitz = newEntry({
  kind: 'tournaments',
  title: 'Blitz',
  fields: { title: 'Blitz', description: 'By the river', isActive: false },
})

it.each([
  [{}, [rapid, blitz]],
  [{ status: 'active' }, [rapid]],
  [{ tag: 'Rapid' }, [rapid]],
  [{ q: 'river' }, [blitz]],
  [{ q: 'जलद' }, [rapid]],
  [{ q: 'rapid', status: 'inactive' }, []],
])('of what waits, %j lets pass what it says', (filters, passing) => {
  expect([rapid, blitz].filter((entry) => passes(entry, filters))).toEqual(passing)
})
