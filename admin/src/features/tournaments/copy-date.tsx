import { movedTo } from '@academy/api/shared/days/moved_days'
import { useWatch } from 'react-hook-form'
import { m } from '@/lib/messages'
import { FormField } from '@/components/form-field'
import { Input } from '@/components/ui/input'
import type { Tournament } from '@/lib/data'
import { dayHint } from '@/lib/format'
import { daysOf } from './change-state'
import type { TournamentForm } from './tournament-form-schema'

interface Props {
  original: Tournament
  form: TournamentForm
}

/** What a copy asks first: on which day it begins. The other days keep their distance. */
export function CopyDate({ original, form }: Props) {
  const startDate = useWatch({ control: form.control, name: 'startDate' })
  function move(day: string) {
    const moved = day
      ? movedTo(daysOf(original), day)
      : { startDate: '', endDate: '', entryDeadline: '' }
    for (const [name, value] of Object.entries(moved)) {
      form.setValue(name as keyof typeof moved, value, { shouldDirty: true, shouldValidate: true })
    }
  }
  return (
    <FormField label={m.newDate()} hint={dayHint(startDate, m.copyDateHint())}>
      {(field) => (
        <Input
          {...field}
          type="date"
          value={startDate}
          onChange={({ target }) => move(target.value)}
        />
      )}
    </FormField>
  )
}
