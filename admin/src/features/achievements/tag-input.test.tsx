// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { TagInput } from './tag-input'

afterEach(cleanup)

function Form() {
  const [tags, setTags] = useState(['Rapid'])
  return (
    <TagInput
      control={{ id: 'tags' }}
      tags={tags}
      suggestions={['Rapid', 'Girls']}
      onChange={setTags}
    />
  )
}

const tags = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent)

it.each([
  ['Enter', 'Blitz', ['Rapid', 'Blitz']],
  ['Enter', '  Blitz  ', ['Rapid', 'Blitz']],
  ['Enter', 'Rapid', ['Rapid']],
  ['Enter', '', ['Rapid']],
  ['a comma', 'Satara, Girls', ['Rapid', 'Satara', 'Girls']],
  ['leaving the field', 'Left behind', ['Rapid', 'Left behind']],
])('%s after %j makes of it the tags %j', (how, text, expected) => {
  render(<Form />)
  const field = screen.getByRole<HTMLInputElement>('combobox')
  fireEvent.change(field, { target: { value: text } })
  if (how === 'Enter') fireEvent.keyDown(field, { key: 'Enter' })
  if (how === 'leaving the field') fireEvent.blur(field)
  expect(tags()).toEqual(expected)
  expect(field.value).toBe('')
})

it('a removed tag is suggested again, and the field has the focus', () => {
  render(<Form />)
  fireEvent.click(screen.getByLabelText('Remove Rapid'))
  expect(tags()).toEqual([])
  expect(document.activeElement?.id).toBe('tags')
  expect([...document.querySelectorAll('option')].map(({ value }) => value)).toEqual([
    'Rapid',
    'Girls',
  ])
})
