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
import type { CheckedTournament } from './tournament-form-schema'

export function tournamentBody(sent: Sent): FormData {
  const checked = sent.fields as Stored<CheckedTournament>
  const fields: FormFields<'admin.tournaments.update'> = {
    ...checked,
    maxParticipants: plainField(checked.maxParticipants),
    entryFee: plainField(checked.entryFee),
    entryFees: jsonField(checked.entryFees?.filter(Boolean)),
    rounds: plainField(checked.rounds),
    categories: jsonField(checked.categories),
    slug: chosenAddress(sent),
    prizes: jsonField(checked.prizes?.filter(Boolean)),
    isActive: plainField(checked.isActive),
    translations: checked.translations && sentTranslations(checked),
    banner: fileOf(sent.picture, 'tournament-banner.jpg'),
    removePicture: removalOf(sent.picture),
  }
  return toFormData(fields)
}
