// @vitest-environment happy-dom
import { act, cleanup, renderHook } from '@testing-library/react'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { m } from '@/lib/messages'
import { contradictionsIn, countsIn, offersIn } from './circular-notes'
import {
  tournamentSnapshot,
  type CheckedTournament,
  type TypedPrize,
  type TypedTournament,
} from './tournament-form-schema'
import { NOTHING_READ, useCircular } from './use-circular'

afterEach(cleanup)

const FIRST = `DOUBTFUL BELOW 1600 RAPID TOURNAMENT
Date: 13th December 2029
Venue: Town Hall, Station Road, Sangamner
Entry fee: Rs. 300 (girls Rs. 200)`

const SECOND = `NEW YEAR DHAMAKA BLITZ TOURNAMENT
Date: 1st January 2030
Entry fee: Rs. 100 (members Rs. 50)`

function openForm() {
  const { result } = renderHook(() => {
    const [state, setState] = useState(NOTHING_READ)
    const { values: defaultValues } = tournamentSnapshot(undefined)
    const form = useForm<TypedTournament, unknown, CheckedTournament>({ defaultValues })
    return { state, setState, form, circular: useCircular(form, state, setState) }
  })
  const read = (text: string) => act(() => result.current.circular.read(text))
  const answer = (isReplacing: boolean) => act(() => result.current.circular.answer(isReplacing))
  return { result, read, answer }
}

const pendingOf = ({ result }: ReturnType<typeof openForm>) => {
  const { state, form } = result.current
  return offersIn(state.readings, form.getValues()).map(({ name }) => name)
}

it('asks before a second circular replaces the first', async () => {
  const form = openForm()
  await form.read(FIRST)
  expect(form.result.current.form.getValues('venue')).toContain('Town Hall')
  await form.read(SECOND)
  expect(form.result.current.state.question).toBeDefined()
  expect(form.result.current.form.getValues('title')).toContain('DOUBTFUL')

  form.answer(true)
  expect(form.result.current.state.question).toBeUndefined()
  expect(form.result.current.form.getValues()).toMatchObject({
    title: 'NEW YEAR DHAMAKA BLITZ TOURNAMENT',
    startDate: '2030-01-01',
    venue: '',
    description: SECOND,
    entryFee: '100',
    entryFees: [{ group: 'members', amount: '50' }],
  })
  expect(pendingOf(form)).toEqual([])
})

it('fills only empty fields when the director chooses to', async () => {
  const form = openForm()
  await form.read(FIRST)
  await form.read(SECOND)
  form.answer(false)
  expect(form.result.current.form.getValues('title')).toContain('DOUBTFUL')
  expect(form.result.current.state.question).toBeUndefined()
})

it.each([
  [`${FIRST}\nGPay: 98220 55555`, 'contactPhone', m.circularAlsoNames({ others: '98220 55555' })],
  [`${FIRST}\n\n${SECOND}\nVenue: Oak Hall, Satara`, 'description', m.circularOfTwo()],
] as const)('of %j it says what the director has to look into: %s', async (text, field, doubt) => {
  const { result, read } = openForm()
  await read(text)
  const { circular, form, state } = result.current
  expect(circular.noteOf(field, form.getValues())).toMatchObject({ doubt, isSure: false })
  const { doubtful, pending } = countsIn(state.readings, form.getValues())
  expect([...doubtful, ...pending]).toContain(field)
})

it('reading another circular holds back the next save again', async () => {
  const form = openForm()
  await form.read(FIRST)
  act(() => form.result.current.setState((state) => ({ ...state, heldFor: ['entryFee'] })))
  await form.read(SECOND)
  form.answer(true)
  expect(form.result.current.state.heldFor).toBeUndefined()
})

it('restores hints, doubts and suggestions from the stored text', async () => {
  const text = `${FIRST}
Prizes - Total Rs. 9,000
1st Rs. 5000
2nd Rs. 3000
Contact: Mr. Anil Gaikwad 55500 12345, Mr. Sunil Pawar 98220 55555`
  const first = openForm()
  await first.read(text)
  const { form, circular } = first.result.current
  const values = form.getValues()
  const prizes = circular.noteOf('prizes', values)
  expect(prizes.doubt).toMatch(/9,000/)

  const reloaded = openForm()
  act(() => reloaded.result.current.form.reset(values))
  await act(() => reloaded.result.current.circular.recall())
  const { noteOf } = reloaded.result.current.circular
  expect(noteOf('prizes', values).doubt).toBe(prizes.doubt)
  expect(noteOf('contactPhone', values).doubt).toContain('98220 55555')
  expect(pendingOf(reloaded)).toEqual(pendingOf(first))
  act(() => prizes.offer?.choices[0]?.onAccept())
  const accepted = form.getValues('prizes')
  const stored = accepted.map((prize, index) => ({ id: `p${index}`, ...prize }))
  expect(stored).toHaveLength(2)
  expect(noteOf('prizes', { ...values, prizes: stored }).hint).toContain('1st')
})

it('a title that was not accepted yet is offered after a reload, too', async () => {
  const first = openForm()
  await first.read(`सप्रेम नमस्कार

अमृतवाहिनी चषक जलद बुद्धिबळ स्पर्धा २०२९
(१६ वर्षाखालील मुले व मुली)

दिनांक : गुरुवार, दि. १३ डिसेंबर २०२९
स्थळ : टाऊन हॉल, स्टेशन रोड, संगमनेर
प्रवेश शुल्क : रु. २५०/-
स्पर्धा ५ फेऱ्यांची, स्विस लीग पद्धतीने`)
  expect(pendingOf(first)).toContain('title')
  const reloaded = openForm()
  act(() => reloaded.result.current.form.reset(first.result.current.form.getValues()))
  await act(() => reloaded.result.current.circular.recall())
  expect(pendingOf(reloaded)).toContain('title')
})

it('asks about prizes and fees by group one by one, and tells what contradicts itself', async () => {
  const opened = openForm()
  await opened.read(`RIVERBANK OPEN RAPID TOURNAMENT
Date: 13th December 2029
Entry fee : U-9, U-11 - ₹ 350/-
Open : Rs.500/-
Entry fee for U-9 : Rs. 300
Limited to first 300
PRIZES - Total Rs. 9,000
1st Rs. 5000
2nd Rs. 3000
Best academy: Trophy
Total cash prizes Rs. 9,500`)
  const { result } = opened
  const form = () => result.current.form.getValues()
  const note = (name: 'entryFees' | 'prizes') => result.current.circular.noteOf(name, form())
  expect(pendingOf(opened)).toEqual(['maxParticipants', 'entryFees', 'prizes'])
  const counts = () => countsIn(result.current.state.readings, form())
  expect(counts()).toEqual({
    filled: 3,
    doubtful: [],
    pending: ['maxParticipants', 'entryFees', 'prizes'],
  })
  act(() => result.current.circular.acceptPlain(form()))
  expect(pendingOf(opened)).toEqual(['entryFees', 'prizes'])
  expect(note('entryFees').offer?.choices.map(({ words }) => words)).toEqual([
    'U-9, U-11 ₹350 · Open ₹500',
    'U-11 ₹350 · Open ₹500 · U-9 ₹300',
  ])
  expect(note('entryFees').doubt).toBe('The circular names two fees for “U-9, U-11”.')
  act(() => note('entryFees').offer?.choices[1]?.onAccept())
  expect(form().entryFee).toBe('')
  expect(note('entryFees'), 'an answer is no doubt').toMatchObject({ isSure: true })
  act(() => result.current.form.setValue('entryFees', form().entryFees.slice(0, 2)))
  expect(note('entryFees')).toEqual({})

  expect(note('prizes').doubt).toContain(
    'also names “Best academy: Trophy”. It stays in the description.'
  )
  const contradictions = () =>
    contradictionsIn(result.current.state.readings, form()).map(({ words }) => words)
  expect(contradictions()).toEqual([])
  act(() => note('prizes').offer?.choices[0]?.onAccept())
  expect(counts(), 'the prizes contradict the total').toMatchObject({
    doubtful: ['prizes'],
    pending: [],
  })
  expect(contradictions()).toEqual([
    'The circular says ₹9,000 and ₹9,500 in all; these add up to ₹8,000, and visitors see that sum. Open Prizes and look through them.',
  ])
  const changeSecond = (change: Partial<TypedPrize>) => {
    const prizes = form().prizes.map((prize, at) => (at === 1 ? { ...prize, ...change } : prize))
    act(() => result.current.form.setValue('prizes', prizes))
  }
  changeSecond({ position: '1st' })
  expect(contradictions()[1]).toMatch(/^Two prizes are called “1st”/)
  changeSecond({ position: '2nd', amount: '4000' })
  expect(contradictions()).toEqual([])
  expect(counts(), 'a prize is only in the description').toMatchObject({
    doubtful: ['prizes'],
  })
})

it('a sum of prizes without any prize is named beside them, holds no save back, and is compared', async () => {
  const opened = openForm()
  await opened.read(
    'WINTER OPEN CHESS TOURNAMENT\nDate: 13th December 2029\nTotal prize fund ₹ 25,000'
  )
  const { result } = opened
  const form = () => result.current.form.getValues()
  const note = () => result.current.circular.noteOf('prizes', form())
  expect(pendingOf(opened)).toEqual([])
  expect(countsIn(result.current.state.readings, form()).pending).toEqual(['prizes'])
  expect(note()).toEqual({
    doubt: 'The circular also names “Total prize fund ₹ 25,000”. It stays in the description.',
    isSure: false,
  })
  expect(form().description).toContain('Total prize fund ₹ 25,000')

  const prizes = [{ position: '1st', amount: '20000', description: '' }]
  act(() => result.current.form.setValue('prizes', prizes))
  expect(note().doubt).toContain('₹5,000 are missing')
  expect(countsIn(result.current.state.readings, form()).pending).toEqual([])
})

it('does not read a typed description as a circular', async () => {
  const { result } = openForm()
  act(() => result.current.form.setValue('description', 'Rapid chess on 13 December 2029'))
  await act(() => result.current.circular.recall())
  expect(result.current.state).toBe(NOTHING_READ)
})

it('prizes that add up to less than the circular says name what is missing', async () => {
  const opened = openForm()
  await opened.read('Prizes\n1st Rs. 5000\n2nd Rs. 3000\nTotal cash prizes Rs. 9,500')
  const { result } = opened
  const form = () => result.current.form.getValues()
  act(() => result.current.circular.noteOf('prizes', form()).offer?.choices[0]?.onAccept())
  const [doubt] = contradictionsIn(result.current.state.readings, form())
  expect(doubt?.words).toContain('₹1,500 are missing: open Prizes and add them.')
})
