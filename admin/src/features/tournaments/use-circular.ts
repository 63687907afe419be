import type { CircularReading } from '@academy/api/shared/circular/read_circular'
import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { factLabels } from './event-facts-schema'
import type { CheckedTournament, TypedTournament } from './tournament-form-schema'

type Name = Exclude<keyof TypedTournament, 'isActive'>

/** What a field was filled with, as JSON, and the words it was read from. */
interface Mark {
  filled: string
  phrase: string
}

/** What came of a reading: labels of the fields that were filled, and of those left as they were. */
export interface Outcome {
  filled: string[]
  kept: string[]
}

const PHRASE_SHOWN = 140

const labels: Partial<Record<Name, string>> = {
  ...factLabels,
  title: 'Title',
  description: 'Description',
  formLink: 'Registration link',
  maxParticipants: 'Maximum participants',
  prizes: 'Prizes',
}

/** What the circular says, in the form's own terms. */
function readValues(text: string, { fields, prizes }: CircularReading) {
  const said: { name: Name; value: string | TypedTournament['prizes']; phrase: string }[] = []
  for (const [name, { value, phrase }] of Object.entries(fields)) {
    said.push({ name: name as Name, value, phrase })
  }
  said.push({ name: 'description', value: text.trim(), phrase: 'the whole text' })
  if (prizes) {
    const value = prizes.prizes.map(({ amount, ...prize }) => ({ ...prize, amount: `${amount}` }))
    said.push({ name: 'prizes', value, phrase: prizes.phrase })
  }
  return said
}

/** Fills the empty fields of the form from a circular and remembers which words each came from. */
export function useCircular(form: UseFormReturn<TypedTournament, unknown, CheckedTournament>) {
  const [marks, setMarks] = useState<Partial<Record<Name, Mark>>>({})
  const [readings, setReadings] = useState(0)

  function fill(text: string, reading: CircularReading): Outcome {
    const before = form.getValues()
    const outcome: Outcome = { filled: [], kept: [] }
    const added: typeof marks = {}
    for (const { name, value, phrase } of readValues(text, reading)) {
      const label = labels[name] ?? name
      if (before[name].length > 0) {
        if (JSON.stringify(before[name]) !== JSON.stringify(value)) outcome.kept.push(label)
        continue
      }
      form.setValue(name as 'title', value as string, {
        shouldDirty: true,
        shouldValidate: form.formState.isSubmitted,
      })
      added[name] = { filled: JSON.stringify(value), phrase }
      outcome.filled.push(label)
    }
    setMarks({ ...marks, ...added })
    setReadings(readings + 1)
    return outcome
  }

  /** Said below a field for as long as it holds what was read. */
  function markOf(name: Name, values: TypedTournament): string | undefined {
    const mark = marks[name]
    if (!mark || JSON.stringify(values[name]) !== mark.filled) return undefined
    const { phrase } = mark
    const shown = phrase.length > PHRASE_SHOWN ? `${phrase.slice(0, PHRASE_SHOWN)}…` : phrase
    return name === 'description'
      ? 'From the circular: the whole text'
      : `From the circular: “${shown}”`
  }

  return { fill, markOf, readings }
}
