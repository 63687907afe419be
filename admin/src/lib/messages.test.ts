import { readCatalogue, speakers } from '@academy/infra/catalogue/speakers'
import { afterEach, expect, it } from 'vitest'
import { m, mIn } from './messages'
import { speak } from './spoken-language'

afterEach(() => speak('en'))

it('a message that was named earlier is said in the language that is loaded', async () => {
  const { save } = m
  const english = save()
  await speak('mr')
  expect([english, save()]).toEqual(['Save', 'जतन करा'])
  expect(mIn.save('hi')).toBe('सहेजें')
})

type Said = Record<string, (...asked: unknown[]) => string>

it.each(['en', 'mr', 'hi'] as const)('every message of %s has all its parts', async (language) => {
  await speak(language)
  const parts = new Proxy({}, { get: () => 2 })
  const inApp = m as unknown as Said
  const inEach = mIn as unknown as Said
  for (const key of Object.keys(readCatalogue(speakers.admin, language))) {
    const text = inApp[key]?.(parts)
    expect(text, key).toMatch(/^[^{}#]+$/)
    expect(inEach[key]?.(language, parts), key).toBe(text)
  }
})
