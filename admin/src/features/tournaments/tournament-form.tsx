import { BANNER_RATIO } from '@academy/api/shared/rules/picture_rules'
import { useEffect, useEffectEvent, useState, type SubmitEvent } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '@/lib/messages'
import { ActiveSwitch } from '@/features/items/form/active-switch'
import { FormDialog } from '@/features/items/form/form-dialog'
import { PictureField } from '@/features/items/picture/picture-field'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { useFormValue } from '@/features/items/form/use-form-value'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import { cn } from '@/lib/cn'
import type { Tournament } from '@/lib/data'
import { takeFormRequest } from '@/lib/form-request'
import { CircularPart } from './circular-part'
import { PendingOffers } from './pending-offers'
import { CopyDate } from './copy-date'
import { EventFields, linkInput } from './event-fields'
import { PrizeListInput } from './prize-list-input'
import { TournamentField } from './tournament-field'
import { tournamentCopy, tournamentSchema, tournamentSnapshot } from './tournament-form-schema'
import { tournamentResource } from './tournament-resource'
import {
  feePaidElsewhere,
  registrationNumber,
  tournamentFields,
  tournamentPlan,
  tournamentTranslated,
} from './tournament-words'
import { NOTHING_READ, useCircular } from './use-circular'
import { useCircularReview } from './use-circular-review'
import { useLastEvent } from './use-last-event'
import { useOpenChips } from './use-open-chips'

interface TournamentFormProps {
  tournament?: Tournament | undefined
  isGone: boolean
  original?: Tournament | undefined
  /** The one that it opens on. */
  field?: string | undefined
  onClose: () => void
}

export default function TournamentForm(props: TournamentFormProps) {
  const { tournament, isGone, original, field: sought, onClose } = props
  const [circularState, setCircularState] = useState(NOTHING_READ)
  const { form, pictureField, saving, isRead } = useDraftedForm({
    kind: tournamentResource,
    schema: tournamentSchema,
    item: tournament,
    read: tournamentSnapshot,
    copied: original && tournamentCopy(original),
    fields: tournamentFields,
    together: tournamentPlan,
    translated: tournamentTranslated,
    picture: { name: 'banner', label: m.banner() },
    isGone,
    onSaved: onClose,
    onStartOver: () => setCircularState(NOTHING_READ),
  })
  const { formState, register, setValue } = form
  const { errors } = formState
  const circular = useCircular(form, circularState, setCircularState)
  const chips = useOpenChips(errors, formState.submitCount)
  const onRead = useEffectEvent(() => {
    if (sought) chips.seek(sought)
    if (tournament || original) return
    const shared = takeFormRequest('circular')
    void (shared ? circular.read(shared) : circular.recall())
  })
  useEffect(() => {
    if (isRead) onRead()
  }, [isRead])
  const review = useCircularReview(form, circularState, setCircularState)
  const { alone } = review
  const lastTimeOf = useLastEvent(form)
  const isFresh = !tournament && !original
  const parts = {
    form,
    circular,
    chips,
    lastTimeOf: isFresh ? lastTimeOf : undefined,
    paidElsewhere: useFormValue(form, feePaidElsewhere),
  }
  // After a circular was read, all that it fills is looked through as chips.
  const isFolded = circularState.outcome !== undefined
  const isActive = useWatch({ control: form.control, name: 'isActive' })

  function submit(event: SubmitEvent<HTMLFormElement>) {
    // Held back once: open offers would be lost with the save, contradictions published.
    if (!review.holds()) return saving.onSubmit(event)
    // A form with faults is not saved: it shows them together with what holds it back.
    if (!tournamentSchema.safeParse(form.getValues()).success) return saving.onSubmit(event)
    event.preventDefault()
  }

  return (
    <FormDialog
      title={tournament ? m.editTournament() : m.newTournament()}
      saving={{ ...saving, onSubmit: submit }}
      notice={
        <PendingOffers
          words={review.words}
          takeWords={review.takeWords}
          onTake={() => circular.acceptPlain(form.getValues())}
          onLook={alone && (() => chips.seek(alone))}
        />
      }
      onClose={onClose}
    >
      {original && <CopyDate original={original} form={form} />}
      <CircularPart
        state={circularState}
        counts={review.counts}
        onSeek={chips.seek}
        onRead={circular.read}
        onAnswer={circular.answer}
      />
      <p className="text-sm text-muted-foreground">{m.neededFields()}</p>
      <div
        className={cn('flex flex-wrap', isFolded ? 'gap-2 max-sm:gap-1.5' : 'gap-6 max-sm:gap-5')}
      >
        <TournamentField parts={parts} name="title" isWide isUnfolded={!isFolded}>
          {(field) => <Input {...field} autoComplete="off" {...register('title')} />}
        </TournamentField>
        <TournamentField parts={parts} name="description" isWide isUnfolded={!isFolded}>
          {(field) => <Textarea {...field} {...register('description')} />}
        </TournamentField>
        <TournamentField
          parts={parts}
          name="formLink"
          hint={linkHint}
          isWide
          isUnfolded={!isFolded}
        >
          {(field) => <Input {...field} {...linkInput} {...register('formLink')} />}
        </TournamentField>
      </div>
      <PictureField
        label={m.banner()}
        hint={m.bannerHint()}
        ratio={BANNER_RATIO}
        {...pictureField}
      />
      <ActiveSwitch
        isActive={isActive}
        wasActive={tournament?.isActive}
        onChange={(isActive) => setValue('isActive', isActive, { shouldDirty: true })}
      />
      <EventFields parts={parts} isSaved={tournament !== undefined} />
      <div className="flex">
        <TournamentField parts={parts} name="prizes" isWide isUnfolded={!isFolded}>
          <PrizeListInput form={form} />
        </TournamentField>
      </div>
      <TranslationsPart form={form} labels={tournamentTranslated} />
    </FormDialog>
  )
}

function linkHint(typed: string) {
  const number = registrationNumber(typed)?.replaceAll(' ', '\u00a0')
  return number ? m.registersByChat({ number }) : m.registrationLinkHint()
}
