import { sentTranslations } from '@/features/items/translations/filled-translations'
import {
  chosenAddress,
  fileOf,
  jsonField,
  plainField,
  removalOf,
  toFormData,
  type FormFields,
  type Stored,
} from '@/lib/form-body'
import type { Sent } from '@/lib/resource'
import type { CheckedAchievement } from './achievement-form-schema'

export function achievementBody(sent: Sent): FormData {
  const checked = sent.fields as Stored<CheckedAchievement>
  const fields: FormFields<'admin.achievements.update'> = {
    ...checked,
    tags: jsonField(checked.tags),
    isActive: plainField(checked.isActive),
    translations: checked.translations && sentTranslations(checked),
    slug: chosenAddress(sent),
    image: fileOf(sent.picture, 'achievement-image.jpg'),
    removePicture: removalOf(sent.picture),
  }
  return toFormData(fields)
}
