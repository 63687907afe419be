import { languageOf } from '@academy/api/shared/text/language'
import { m } from '@/lib/messages'
import { onePicture, PreviewCard } from '@/features/items/form/preview-card'
import { AchievementCard } from '~/features/achievements/AchievementCard'
import type { TypedAchievement } from './achievement-form-schema'

interface AchievementFormPreviewProps {
  typed: TypedAchievement
  imageUrl: string | null
}

/** The public list's own card, with what is typed so far. */
export function AchievementFormPreview({ typed, imageUrl }: AchievementFormPreviewProps) {
  const { ratingChange, tags } = typed
  const title = typed.title.trim() || m.title()
  const studentName = typed.studentName.trim() || m.studentName()
  const description = typed.description.trim() || m.description()
  const location = typed.location.trim() || m.location()
  const language = languageOf([title, studentName, description, location, ...tags].join(' '))
  const achievement = {
    _id: '',
    slug: '',
    image: null,
    imagePicture: onePicture(imageUrl),
    isActive: true,
    createdAt: '',
    ...{ title, studentName, description, location, tags },
    ratingChange: ratingChange.trim(),
    date: typed.date || m.date(),
    ...(language && { language }),
  }
  return (
    <PreviewCard isActive={typed.isActive}>
      <AchievementCard item={achievement} now="" isEager onOpen={() => undefined} />
    </PreviewCard>
  )
}
