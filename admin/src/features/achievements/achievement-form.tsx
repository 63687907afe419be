import { IMAGE_RATIO } from '@academy/api/shared/rules/picture_rules'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Controller } from 'react-hook-form'
import { m } from '@/lib/messages'
import { ActiveSwitch } from '@/features/items/form/active-switch'
import { AddressField } from '@/features/items/form/address-field'
import { FormField } from '@/components/form-field'
import { FormDialog } from '@/features/items/form/form-dialog'
import { listQuery } from '@/lib/pages'
import { PictureField } from '@/features/items/picture/picture-field'
import { TagInput } from './tag-input'
import { Input } from '@/components/ui/input'
import { Textarea } from '@/components/ui/textarea'
import { useDraftedForm } from '@/features/items/form/use-drafted-form'
import { TranslationsPart } from '@/features/items/translations/translations-part'
import type { Achievement } from '@/lib/data'
import { achievementResource } from './achievement-resource'
import {
  achievementBody,
  achievementFields,
  achievementSchema,
  achievementSnapshot,
  achievementTranslated,
} from './achievement-form-schema'

interface AchievementFormProps {
  /** Absent: a new one. */
  achievement?: Achievement | undefined
  onClose: () => void
}

/** Give it the achievement's id as key: it keeps its target for as long as it is mounted. */
export default function AchievementForm({ achievement, onClose }: AchievementFormProps) {
  const { data: tagsInUse = [] } = useInfiniteQuery({
    ...listQuery(achievementResource, {}),
    select: ({ pages }) => pages[0]?.meta.tags,
  })
  const { form, values, pictureField, saving } = useDraftedForm({
    kind: achievementResource,
    schema: achievementSchema,
    item: achievement,
    read: achievementSnapshot,
    fields: achievementFields,
    picture: { name: 'image', label: m.image() },
    body: achievementBody,
    titleOf: ({ title }) => title,
    onSaved: onClose,
  })
  const { control, formState, register, trigger } = form
  const { errors } = formState
  const tagErrors = Array.isArray(errors.tags) ? errors.tags.find(Boolean) : undefined

  return (
    <FormDialog
      title={achievement ? m.editAchievement() : m.newAchievement()}
      saving={saving}
      onClose={onClose}
    >
      <PictureField label={m.image()} hint={m.imageHint()} ratio={IMAGE_RATIO} {...pictureField} />
      <FormField label={m.title()} error={errors.title?.message}>
        {(field) => <Input {...field} autoComplete="off" {...register('title')} />}
      </FormField>
      <FormField label={m.studentName()} error={errors.studentName?.message}>
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            autoCapitalize="words"
            {...register('studentName')}
          />
        )}
      </FormField>
      <FormField label={m.description()} error={errors.description?.message}>
        {(field) => <Textarea {...field} {...register('description')} />}
      </FormField>
      <div className="grid gap-6 sm:grid-cols-2">
        <FormField label={m.date()} error={errors.date?.message}>
          {(field) => <Input {...field} type="date" {...register('date')} />}
        </FormField>
        <FormField label={m.location()} error={errors.location?.message}>
          {(field) => <Input {...field} autoComplete="off" {...register('location')} />}
        </FormField>
      </div>
      <FormField
        label={m.ratingChange()}
        isOptional
        hint={m.ratingChangeHint()}
        error={errors.ratingChange?.message}
      >
        {(field) => (
          <Input
            {...field}
            autoComplete="off"
            className="tabular-nums"
            {...register('ratingChange')}
          />
        )}
      </FormField>
      <Controller
        control={control}
        name="tags"
        render={({ field: { value, onChange } }) => (
          <FormField
            label={m.tags()}
            isOptional
            hint={m.tagHint()}
            error={errors.tags?.message ?? tagErrors?.message}
          >
            {(field) => (
              <TagInput
                control={field}
                tags={value}
                suggestions={tagsInUse}
                onChange={(next) => {
                  onChange(next)
                  void trigger('tags')
                }}
              />
            )}
          </FormField>
        )}
      />
      <TranslationsPart form={form} fields={achievementTranslated} values={values} />
      {achievement && <AddressField error={errors.slug?.message} input={register('slug')} />}
      <Controller
        control={control}
        name="isActive"
        render={({ field }) => <ActiveSwitch isActive={field.value} onChange={field.onChange} />}
      />
    </FormDialog>
  )
}
