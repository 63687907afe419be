import { BANNER_RATIO } from '@academy/api/shared/rules/picture_rules'
import { useEffect, useEffectEvent, useState } from 'react'
import { m } from '@/lib/messages'
import { ActiveSwitch } from '@/features/items/form/active-switch'
import { FormDialog } from '@/features/items/form/form-dialog'
import { PictureField } from '@/features/items/picture/picture-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import { cn } from '@/lib/cn'
import type { Tournament } from '@/lib/data'
import { takeFormRequest } from '@/lib/form-request'
import { tournamentLabels } from '@/lib/tournament-labels'
import { circularHold } from './circular-hold'
import { CircularPart, PendingOffers } from './circular-part'
import { CopyDate } from './copy-date'
import { EventFields, linkInput } from './event-fields'
import { FieldChip } from './field-chip'
import { PrizeListInput } from './prize-list-input'
import {
  tournamentCopy,
  tournamentSchema,
  tournamentSnapshot,
  type FieldName,
} from './tournament-form-schema'
import { tournamentResource } from './tournament-resource'
import {
  fieldWords,
  registrationNumber,
  totalWords,
  tournamentFields,
  tournamentTranslated,
} from './tournament-words'
import { NOTHING_READ, useCircular } from './use-circular'
import { useLastEvent } from './use-last-event'
import { useOpenChips } from './use-open-chips'

interface TournamentFormProps {
  tournament?: Tournament | undefined
  original?: Tournament | undefined
  onClose: () => void
}

export default function TournamentForm({ tournament, original, onClose }: TournamentFormProps) {
  const [circularState, setCircularState] = useState(NOTHING_READ)
  const { form, values, pictureField, saving, isRead } = useDraftedForm({
    kind: tournamentResource,
    schema: tournamentSchema,
    item: tournament,
    read: tournamentSnapshot,
    copied: original && tournamentCopy(original),
    fields: tournamentFields,
    translated: tournamentTranslated,
    picture: { name: 'banner', label: m.banner() },
    onSaved: onClose,
    onStartOver: () => setCircularState(NOTHING_READ),
  })
  const { formState, register, setValue } = form
  const { errors } = formState
  const circular = useCircular(form, circularState, setCircularState)
  const onRead = useEffectEvent(() => {
    if (tournament || original) return
    const shared = takeFormRequest('circular')
    void (shared ? circular.read(shared) : circular.recall())
  })
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead])
  const pending = circular.pending(values)
  const doubts = circular.contradictions(values)
  const { outcome, heldFor = [] } = circularState
  const hold = circularHold(
    pending.map(({ name }) => name),
    doubts,
    heldFor
  )
  const isTogether = pending.some((one) => !circular.isAskedAlone(one))
  const alone = pending.find(circular.isAskedAlone)?.name ?? (doubts.length > 0 && 'prizes')
  const lastTimeOf = useLastEvent(form, values)
  const chips = useOpenChips(errors, formState.submitCount)
  // After a circular was read, all that it fills is looked through as chips.
  const isReview = outcome !== undefined
  const isFresh = !tournament && !original
  const fieldOf = (name: FieldName, hint?: string) => {
    const note = circular.noteOf(name, values)
    const words = name === 'prizes' ? totalWords(values.prizes) : fieldWords(name, values[name])
    return {
      ...note,
      hint: note.hint ?? hint,
      label: tournamentLabels[name](),
      words: note.offer?.words ?? words,
      error: errors[name]?.message,
      isWrong: errors[name] !== undefined,
      // What the circular says of a field comes first.
      lastTime: isFresh && note.isSure === undefined ? lastTimeOf(name) : undefined,
      ...chips.of(name),
    }
  }
  const basicOf = (name: FieldName, hint?: string) => ({
    ...fieldOf(name, hint),
    isWide: true,
    ...(!isReview && { isOpen: true, onDone: undefined }),
  })
  const number = registrationNumber(values.formLink)?.replaceAll(' ', '\u00a0')

  return (
    <FormDialog
      title={tournament ? m.editTournament() : m.newTournament()}
      saving={{
        ...saving,
        onSubmit(event) {
          // Held back once: open offers would be lost with the save, contradictions published.
          if (!hold.isHeld) return saving.onSubmit(event)
          setCircularState({ ...circularState, heldFor: [...heldFor, ...hold.reasons] })
          // A form with faults is not saved: it shows them together with what holds it back.
          if (!tournamentSchema.safeParse(values).success) return saving.onSubmit(event)
          event.preventDefault()
        },
      }}
      notice={
        <PendingOffers
          words={hold.words}
          onAcceptAll={isTogether ? () => circular.acceptAll(values) : undefined}
          onLook={alone ? () => chips.seek(alone) : undefined}
        />
      }
      onClose={onClose}
    >
      {original && (
        <CopyDate original={original} startDate={values.startDate} setValue={setValue} />
      )}
      <CircularPart
        state={circularState}
        counts={circular.counts(values)}
        onRead={circular.read}
        onAnswer={circular.answer}
      />
      <div
        className={cn('flex flex-wrap', isReview ? 'gap-2 max-sm:gap-1.5' : 'gap-6 max-sm:gap-5')}
      >
        <FieldChip {...basicOf('title')}>
          {(field) => <Input {...field} autoComplete="off" {...register('title')} />}
        </FieldChip>
        <FieldChip {...basicOf('description')}>
          {(field) => <Textarea {...field} {...register('description')} />}
        </FieldChip>
        <FieldChip
          {...basicOf(
            'formLink',
            number ? m.registersByChat({ number }) : m.registrationLinkHint()
          )}
        >
          {(field) => <Input {...field} {...linkInput} {...register('formLink')} />}
        </FieldChip>
      </div>
      <PictureField
        label={m.banner()}
        hint={m.bannerHint()}
        ratio={BANNER_RATIO}
        {...pictureField}
      />
      <ActiveSwitch
        isActive={values.isActive}
        onChange={(isActive) => setValue('isActive', isActive, { shouldDirty: true })}
      />
      <EventFields
        form={form}
        values={values}
        isSaved={tournament !== undefined}
        chips={chips}
        fieldOf={fieldOf}
      />
      <div className="flex">
        <FieldChip {...basicOf('prizes')}>
          <PrizeListInput form={form} />
        </FieldChip>
      </div>
      <TranslationsPart form={form} labels={tournamentTranslated} values={values} />
    </FormDialog>
  )
}
