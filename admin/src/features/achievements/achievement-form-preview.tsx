import { PreviewCard } from '@/components/preview-card'
import { formatCalendarDate } from '@/lib/format'
import type { TypedAchievement } from './achievement-form-schema'

const TAGS_SHOWN = 3

interface AchievementFormPreviewProps {
  typed: TypedAchievement
  imageUrl: string | null
}

/** The card of the public list, drawn from what is typed so far. */
export function AchievementFormPreview({ typed, imageUrl }: AchievementFormPreviewProps) {
  const more = typed.tags.length - TAGS_SHOWN
  const when = typed.date && formatCalendarDate(typed.date)
  return (
    <PreviewCard title={typed.title} isActive={typed.isActive} imageUrl={imageUrl} ratio="portrait">
      <div className="flex items-start justify-between gap-3">
        <div className="min-w-0">
          <p className="text-sm text-muted-foreground">{typed.studentName || 'Student name'}</p>
          <p className="text-lg leading-snug font-bold text-pale">{typed.title || 'Title'}</p>
        </div>
        {typed.ratingChange.trim() && (
          <p className="shrink-0 text-sm text-muted-foreground tabular-nums">
            <strong className="text-base text-primary">{typed.ratingChange}</strong> rating
          </p>
        )}
      </div>
      <p className="text-sm text-muted-foreground">
        {[when, typed.location].filter(Boolean).join(' · ') || 'Date · Location'}
      </p>
      <p className="line-clamp-3 text-base text-muted-foreground">
        {typed.description || 'Description'}
      </p>
      {typed.tags.length > 0 && (
        <ul aria-label="Tags on the card" className="flex flex-wrap gap-2">
          {typed.tags.slice(0, TAGS_SHOWN).map((tag) => (
            <li
              key={tag}
              className="rounded-full border border-border px-3 py-0.5 text-sm text-pale"
            >
              {tag}
            </li>
          ))}
          {more > 0 && (
            <li className="rounded-full border border-border px-3 py-0.5 text-sm text-pale">
              +{more}
            </li>
          )}
        </ul>
      )}
    </PreviewCard>
  )
}
