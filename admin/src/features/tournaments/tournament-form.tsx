import { chatNumber, phoneWords } from '@academy/api/shared/text/chat_number'
import { BANNER_RATIO } from '@academy/api/shared/rules/picture_rules'
import { registrationLink } from '@academy/api/shared/tournament/registration_link'
import { useEffect, useEffectEvent, useState } from 'react'
import { Controller } from 'react-hook-form'
import { m } from '@/lib/messages'
import { ActiveSwitch } from '@/features/items/form/active-switch'
import { FormField } from '@/components/form-field'
import { FormDialog } from '@/features/items/form/form-dialog'
import { PictureField } from '@/features/items/picture/picture-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import { cn } from '@/lib/cn'
import type { Tournament } from '@/lib/data'
import { takeAsked } from '@/lib/outbox/store'
import { CircularOffer } from './circular-offer'
import { CircularPart } from './circular-part'
import { CopyDate } from './copy-date'
import { factWords, isFact } from './event-facts-schema'
import { EventFields } from './event-fields'
import { FieldChip } from './field-chip'
import { totalWords } from './prize-words'
import { PendingOffers } from './pending-offers'
import { PrizeListInput } from './prize-list-input'
import { tournamentResource } from './tournament-resource'
import { chipLabels, NOTHING_READ, useCircular, type ChipName } from './use-circular'
import { useOpenChips } from './use-open-chips'
import {
  tournamentBody,
  tournamentCopy,
  tournamentFields,
  tournamentSchema,
  tournamentSnapshot,
  tournamentTranslated,
} from './tournament-form-schema'

interface TournamentFormProps {
  tournament?: Tournament | undefined
  original?: Tournament | undefined
  onClose: () => void
}

/** Where players enter, or that they write to this number. */
function registrationHint(typed: string) {
  const number = chatNumber(registrationLink(typed.trim()))
  return number
    ? m.registersByChat({ number: phoneWords(number).replaceAll(' ', '\u00a0') })
    : m.registrationLinkHint()
}

/** Give it the tournament's id as key: it keeps its target for as long as it is mounted. */
export default function TournamentForm({ tournament, original, onClose }: TournamentFormProps) {
  const [circularState, setCircularState] = useState(NOTHING_READ)
  const { form, values, pictureField, saving, isRead } = useDraftedForm({
    kind: tournamentResource,
    schema: tournamentSchema,
    item: tournament,
    read: tournamentSnapshot,
    copied: original && tournamentCopy(original),
    fields: tournamentFields,
    picture: { name: 'banner', label: m.banner() },
    body: tournamentBody,
    titleOf: ({ title }) => title,
    onSaved: onClose,
    onStartOver: () => setCircularState(NOTHING_READ),
  })
  const { control, formState, register, setValue } = form
  const { errors } = formState
  const circular = useCircular(form, circularState, setCircularState)
  const readShared = useEffectEvent(async () => {
    const text = tournament || original ? null : takeAsked('circular')
    if (!text) return
    const { readCircular } = await import('./circular/read-circular')
    circular.read(text, readCircular(text))
  })
  useEffect(() => {
    if (isRead) void readShared()
  }, [isRead])
  const pending = circular.pending(values).length
  const { outcome, question, isHeldBack = false } = circularState
  const chips = useOpenChips(errors, formState.submitCount)
  const noteOf = (name: ChipName) => circular.noteOf(name, values)
  // After a circular was read, all that it fills is looked through as chips.
  const isReview = outcome !== undefined
  const wordsOf = (name: ChipName) => {
    if (name === 'prizes') return totalWords(values.prizes)
    return isFact(name) ? factWords(name, values) : values[name].trim()
  }
  const chipOf = (name: ChipName) => ({
    label: chipLabels[name],
    words: noteOf(name).offer?.words ?? wordsOf(name),
    certainty: noteOf(name).certainty,
    isWrong: errors[name] !== undefined,
    ...chips.of(name),
  })
  const basicOf = (name: ChipName) => ({
    ...chipOf(name),
    isWide: true,
    ...(!isReview && { isOpen: true, onDone: undefined }),
  })
  const offerOf = (name: ChipName) => (
    <CircularOffer label={chipLabels[name]} offer={noteOf(name).offer} />
  )
  const fieldOf = (name: ChipName, hint?: string) => ({
    label: chipLabels[name],
    hint: noteOf(name).hint ?? hint,
    error: errors[name]?.message,
    below: offerOf(name),
  })

  return (
    <FormDialog
      title={tournament ? m.editTournament() : m.newTournament()}
      saving={{
        ...saving,
        onSubmit(event) {
          // Once: what is offered would be lost unseen with the save.
          if (pending === 0 || isHeldBack) return saving.onSubmit(event)
          event.preventDefault()
          setCircularState({ ...circularState, isHeldBack: true })
        },
      }}
      notice={
        <PendingOffers
          count={pending}
          isHeldBack={isHeldBack}
          onTakeAll={() => circular.pending(values).forEach(circular.put)}
        />
      }
      onClose={onClose}
    >
      {original && (
        <CopyDate original={original} startDate={values.startDate} setValue={setValue} />
      )}
      <CircularPart
        outcome={outcome}
        asked={pending}
        isAsked={question !== undefined}
        onRead={circular.read}
        onAnswer={circular.answer}
      />
      <div
        className={cn('flex flex-wrap', isReview ? 'gap-2 max-sm:gap-1.5' : 'gap-6 max-sm:gap-5')}
      >
        <FieldChip {...basicOf('title')}>
          <FormField {...fieldOf('title')}>
            {(field) => <Input {...field} autoComplete="off" {...register('title')} />}
          </FormField>
        </FieldChip>
        <FieldChip {...basicOf('description')}>
          <FormField {...fieldOf('description')}>
            {(field) => <Textarea {...field} {...register('description')} />}
          </FormField>
        </FieldChip>
        <FieldChip {...basicOf('formLink')}>
          <FormField {...fieldOf('formLink', registrationHint(values.formLink))}>
            {(field) => (
              <Input
                {...field}
                type="url"
                inputMode="url"
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                {...register('formLink')}
              />
            )}
          </FormField>
        </FieldChip>
      </div>
      <EventFields
        form={form}
        values={values}
        isSaved={tournament !== undefined}
        chips={chips}
        chipOf={chipOf}
        fieldOf={fieldOf}
      />
      <div className="flex">
        <FieldChip {...basicOf('prizes')} isList>
          <PrizeListInput form={form} />
          {offerOf('prizes')}
          {noteOf('prizes').doubt && (
            <p className="text-sm font-bold text-pale">{noteOf('prizes').doubt}</p>
          )}
          {noteOf('prizes').hint && (
            <p className="text-sm text-muted-foreground">{noteOf('prizes').hint}</p>
          )}
        </FieldChip>
      </div>
      <PictureField
        label={m.banner()}
        hint={m.bannerHint()}
        ratio={BANNER_RATIO}
        {...pictureField}
      />
      <TranslationsPart form={form} fields={tournamentTranslated} values={values} />
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => <ActiveSwitch isActive={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  )
}
