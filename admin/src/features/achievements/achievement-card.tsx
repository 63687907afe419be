import { CalendarIcon, MapPinIcon, TrendingUpIcon, UserIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ItemCard } from '@/components/item-card'
import { ItemPicture } from '@/components/item-picture'
import { Piece, pieceFor } from '@/components/piece'
import { Badge } from '@/components/ui/badge'
import type { Data } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'

const TAGS_SHOWN = 3

interface Props {
  achievement: Data.Achievement
  onEdit: () => void
  onDelete: () => void
}

export function AchievementCard({ achievement, onEdit, onDelete }: Props) {
  const { title, studentName, description, date, location, ratingChange } = achievement
  return (
    <ItemCard
      title={title}
      isActive={achievement.isActive}
      createdAt={achievement.createdAt}
      onEdit={onEdit}
      onDelete={onDelete}
      picture={<Portrait achievement={achievement} />}
    >
      <ul className="grid gap-1">
        <Fact Icon={UserIcon}>
          <strong className="text-pale">{studentName}</strong>
        </Fact>
        <Fact Icon={CalendarIcon}>
          <time dateTime={date}>{formatCalendarDate(date)}</time>
        </Fact>
        <Fact Icon={MapPinIcon}>{location}</Fact>
        {ratingChange && <Fact Icon={TrendingUpIcon}>Rating: {ratingChange}</Fact>}
      </ul>
      <p className="line-clamp-3 text-muted-foreground">{description}</p>
      <Tags tags={achievement.tags} />
    </ItemCard>
  )
}

function Portrait({ achievement }: { achievement: Data.Achievement }) {
  const { image, imagePicture, title, studentName } = achievement
  if (!image)
    return (
      <div className="grid aspect-3/4 place-items-center bg-secondary">
        <Piece name={pieceFor(title)} className="size-24 text-border-strong" />
      </div>
    )
  return (
    <ItemPicture
      url={image}
      picture={imagePicture}
      alt={`${studentName}: ${title}`}
      ratio="portrait"
      sizes="(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw"
    />
  )
}

function Fact({ Icon, children }: { Icon: typeof UserIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2 tabular-nums">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 text-muted-foreground" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}

function Tags({ tags }: { tags: string[] }) {
  if (tags.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {tags.slice(0, TAGS_SHOWN).map((tag) => (
        <li key={tag}>
          <Badge variant="secondary">{tag}</Badge>
        </li>
      ))}
      {tags.length > TAGS_SHOWN && (
        <li>
          <Badge variant="secondary">+{tags.length - TAGS_SHOWN}</Badge>
        </li>
      )}
    </ul>
  )
}
