// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm, useWatch } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { PrizeListInput } from './prize-list-input'
import {
  tournamentSnapshot,
  type CheckedTournament,
  type TypedTournament,
} from './tournament-form-schema'

// No style sheet hides anything here.
Element.prototype.checkVisibility = () => true

afterEach(cleanup)

const { values: empty } = tournamentSnapshot(undefined)

function List({ prizes = [], onChange }: Partial<Pick<TypedTournament, 'prizes'>> & Watching) {
  const form = useForm<TypedTournament, unknown, CheckedTournament>({
    defaultValues: { ...empty, prizes },
  })
  const shown = useWatch({ control: form.control, name: 'prizes' })
  onChange?.(shown)
  return <PrizeListInput form={form} />
}

interface Watching {
  onChange?: (prizes: TypedTournament['prizes']) => void
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const positions = () =>
  screen.getAllByLabelText<HTMLInputElement>('Position').map(({ value }) => value)

it('the focus follows when prizes are added, moved and removed', () => {
  render(<List />)
  for (const value of ['1st', '2nd']) {
    press('Add Prize')
    const added = screen.getAllByLabelText('Position').at(-1) as HTMLElement
    expect(document.activeElement).toBe(added)
    fireEvent.input(added, { target: { value } })
  }
  press('Move prize 2 up')
  expect(positions()).toEqual(['2nd', '1st'])
  expect(document.activeElement).toBe(screen.getAllByLabelText('Position')[0])
  press('Remove prize 1')
  expect(positions()).toEqual(['1st'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Remove prize 1' }))
  press('Remove prize 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add Prize' }))
})

it('a prize keeps its id when it is renamed and moved; an added one has none yet', () => {
  const prizes = ['a', 'b'].map((id) => ({ id, position: id, amount: '5', description: '' }))
  let shown: unknown[] = []
  const onChange = (now: TypedTournament['prizes']) =>
    (shown = now.map(({ id, position }) => [id, position]))
  render(<List {...{ prizes, onChange }} />)
  fireEvent.input(screen.getAllByLabelText('Position')[1] as HTMLElement, {
    target: { value: 'Cham\npion' },
  })
  press('Move prize 2 up')
  press('Add Prize')
  expect(shown).toEqual([
    ['b', 'Cham pion'],
    ['a', 'a'],
    [undefined, ''],
  ])
})
