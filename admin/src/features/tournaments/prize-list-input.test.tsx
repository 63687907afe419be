// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useForm } from 'react-hook-form'
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

function List() {
  const { values: defaultValues } = tournamentSnapshot(undefined)
  const form = useForm<TypedTournament, unknown, CheckedTournament>({ defaultValues })
  return <PrizeListInput form={form} />
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
