// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useForm } from 'react-hook-form'
import { afterEach, expect, it } from 'vitest'
import { FeeListInput } from './fee-list-input'
import {
  tournamentSnapshot,
  type CheckedTournament,
  type TypedTournament,
} from './tournament-form-schema'

afterEach(cleanup)

const { values: defaultValues } = tournamentSnapshot(undefined)

function List() {
  const form = useForm<TypedTournament, unknown, CheckedTournament>({ defaultValues })
  return <FeeListInput form={form} />
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const inputs = () => screen.queryAllByLabelText<HTMLInputElement>('Group')
const groups = () => inputs().map(({ value }) => value)

it('the focus stays in the list of fees when groups are added and removed', async () => {
  render(<List />)
  for (const value of ['Under 15', 'Open', 'Women']) {
    press('Add group')
    await waitFor(() => expect(document.activeElement).toBe(inputs().at(-1)))
    fireEvent.input(inputs().at(-1) as HTMLElement, { target: { value } })
  }
  press('Remove fee 1')
  expect(groups()).toEqual(['Open', 'Women'])
  expect(document.activeElement).toBe(inputs()[0])
  press('Remove fee 2')
  expect(groups()).toEqual(['Open'])
  expect(document.activeElement).toBe(inputs()[0])
  press('Remove fee 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add group' }))
})

it('more than eight groups cannot be added', () => {
  render(<List />)
  for (let count = 0; count < 8; count += 1) press('Add group')
  expect(screen.getByRole('button', { name: 'Add group' })).toHaveProperty('disabled', true)
})
