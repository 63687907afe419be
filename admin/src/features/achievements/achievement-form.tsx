import { IMAGE_RATIO } from '@academy/api/shared/rules/picture_rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ComponentProps } from 'react'
import { useWatch } from 'react-hook-form'
import { m } from '@/lib/messages'
import { ActiveSwitch } from '@/features/items/form/active-switch'
import { AddressField } from '@/features/items/form/address-field'
import { FormField } from '@/components/form-field'
import { FormDialog } from '@/features/items/form/form-dialog'
import { dayHint } from '@/lib/format'
import { listQuery } from '@/lib/item-queries'
import { PictureField } from '@/features/items/picture/picture-field'
import { TagInput } from './tag-input'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import type { Achievement } from '@/lib/data'
import { achievementResource } from './achievement-resource'
import {
  achievementDoubt,
  achievementFields,
  achievementSchema,
  achievementSnapshot,
  achievementTranslated,
} from './achievement-form-schema'

interface AchievementFormProps {
  achievement?: Achievement | undefined
  isGone: boolean
  onClose: () => void
}

export default function AchievementForm({ achievement, isGone, onClose }: AchievementFormProps) {
  const { data: tagsInUse = [] } = useInfiniteQuery({
    ...listQuery(achievementResource, {}),
    select: ({ pages }) => pages[0]?.meta.tags,
  })
  const { form, pictureField, saving } = useDraftedForm({
    kind: achievementResource,
    schema: achievementSchema,
    item: achievement,
    read: achievementSnapshot,
    fields: achievementFields,
    translated: achievementTranslated,
    picture: { name: 'image', label: m.image() },
    doubtOf: (checked) => achievementDoubt(checked, achievement),
    isGone,
    onSaved: onClose,
  })
  const { control, register, setValue } = form
  const [tags, isActive, date] = useWatch({ control, name: ['tags', 'isActive', 'date'] })
  const { errors } = form.formState
  const textField = (
    name: 'title' | 'studentName' | 'date' | 'location',
    label: string,
    input?: ComponentProps<typeof Input>
  ) => (
    <FormField
      label={label}
      hint={name === 'date' ? dayHint(date) : undefined}
      error={errors[name]?.message}
    >
      {(field) => <Input {...field} autoComplete="off" {...input} {...register(name)} />}
    </FormField>
  )
  const tagErrors = Array.isArray(errors.tags) ? errors.tags.find(Boolean) : undefined

  return (
    <FormDialog
      title={achievement ? m.editAchievement() : m.newAchievement()}
      saving={saving}
      onClose={onClose}
    >
      <PictureField label={m.image()} hint={m.imageHint()} ratio={IMAGE_RATIO} {...pictureField} />
      <p className="text-sm text-muted-foreground">{m.neededOfAchievement()}</p>
      {textField('title', m.title())}
      {textField('studentName', m.studentName(), { autoCapitalize: 'words' })}
      <FormField label={m.description()} error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} />}
      </FormField>
      <div className="grid gap-6 sm:grid-cols-2">
        {textField('date', m.date(), { type: 'date' })}
        {textField('location', m.location())}
      </div>
      <FormField
        label={m.ratingChange()}
        isOptional
        hint={m.ratingChangeHint()}
        error={errors.ratingChange?.message}
      >
        {(field) => <Input {...field} autoComplete="off" {...register('ratingChange')} />}
      </FormField>
      <FormField
        label={m.tags()}
        isOptional
        hint={m.tagHint()}
        error={errors.tags?.message ?? tagErrors?.message}
      >
        {(field) => (
          <TagInput
            control={field}
            tags={tags}
            suggestions={tagsInUse}
            onChange={(tags) => setValue('tags', tags, { shouldDirty: true, shouldValidate: true })}
          />
        )}
      </FormField>
      <ActiveSwitch
        isActive={isActive}
        wasActive={achievement?.isActive}
        onChange={(isActive) => setValue('isActive', isActive, { shouldDirty: true })}
      />
      <TranslationsPart form={form} labels={achievementTranslated} />
      {achievement && <AddressField error={errors.slug?.message} {...register('slug')} />}
    </FormDialog>
  )
}
