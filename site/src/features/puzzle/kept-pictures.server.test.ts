import { expect, test, vi } from 'vitest'
import { keptPictures } from './kept-pictures.server.ts'

function pictures() {
  const drawing = vi.fn(async (name: string) => Buffer.from(name))
  const kept = keptPictures()
  return { drawing, picture: (name: string) => kept(name, () => drawing(name)) }
}

test('a picture is drawn once, also for two who ask at the same time', async () => {
  const { drawing, picture } = pictures()
  const both = await Promise.all([picture('20 November'), picture('20 November')])
  expect(both.map(String)).toEqual(['20 November', '20 November'])
  await picture('20 November')
  expect(drawing).toHaveBeenCalledOnce()
})

test('a picture that failed is drawn again', async () => {
  const { drawing, picture } = pictures()
  drawing.mockRejectedValueOnce(new Error('no memory'))
  await expect(picture('20 November')).rejects.toThrow('no memory')
  await expect(picture('20 November')).resolves.toBeInstanceOf(Buffer)
})

test('a picture that was drawn long before many others is forgotten', async () => {
  const { drawing, picture } = pictures()
  for (let day = 0; day <= 60; day += 1) await picture(String(day))
  await picture('60')
  expect(drawing).toHaveBeenCalledTimes(61)
  await picture('0')
  expect(drawing).toHaveBeenCalledTimes(62)
})
