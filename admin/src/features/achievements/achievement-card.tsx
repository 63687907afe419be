import { m } from '@/lib/messages'
import { CalendarIcon, MapPinIcon, TrendingUpIcon, type LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'
import { ItemCard, type CardProps } from '@/features/items/item-card'
import { ItemPicture } from '@/features/items/item-picture'
import { Badge } from '@/components/ui/badge'
import type { Achievement } from '@/lib/data'
import { formatCalendarDate } from '@/lib/format'

const TAGS_SHOWN = 3

export function AchievementCard({
  achievement,
  ...card
}: CardProps & { achievement: Achievement }) {
  const { title, studentName, description, date, location, ratingChange, tags } = achievement
  const { image, imagePicture } = achievement
  const more = tags.length - TAGS_SHOWN
  return (
    <ItemCard {...card} kind="achievements" item={achievement}>
      <div className="grid gap-4 p-5 max-sm:gap-2.5 max-sm:p-3">
        <div className="grid grid-cols-[6.5rem_1fr] gap-4 max-sm:grid-cols-[--spacing(18)_1fr] max-sm:gap-3 tight:grid-cols-1">
          <div className="self-start overflow-hidden rounded-control">
            <ItemPicture
              title={title}
              url={image}
              picture={imagePicture}
              alt={`${studentName}: ${title}`}
              ratio="portrait"
              sizes="104px"
            />
          </div>
          <div className="min-w-0">
            <h2 className="text-xl leading-snug font-bold text-pretty max-sm:text-base">{title}</h2>
            <p className="mt-1 mb-2 font-bold text-pale max-sm:mt-0 max-sm:mb-0.5 max-sm:text-sm">
              {studentName}
            </p>
            <ul className="grid gap-1 text-muted-foreground max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:gap-y-0 max-sm:text-sm">
              <Fact Icon={CalendarIcon}>
                <time dateTime={date}>{formatCalendarDate(date)}</time>
              </Fact>
              <Fact Icon={MapPinIcon}>{location}</Fact>
              {ratingChange && (
                <Fact Icon={TrendingUpIcon}>{m.ratingOf({ rating: ratingChange })}</Fact>
              )}
            </ul>
          </div>
        </div>
        <p className="line-clamp-3 text-muted-foreground max-sm:text-sm">{description}</p>
        <ul className="flex flex-wrap gap-2 empty:hidden">
          {(more > 0 ? [...tags.slice(0, TAGS_SHOWN), `+${more}`] : tags).map((tag) => (
            <li key={tag}>
              <Badge variant="secondary">{tag}</Badge>
            </li>
          ))}
        </ul>
      </div>
    </ItemCard>
  )
}

function Fact({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) {
  return (
    <li className="flex gap-2 tabular-nums max-sm:gap-1">
      <Icon aria-hidden className="mt-1 size-4 shrink-0 max-sm:mt-0.5" />
      <span className="min-w-0">{children}</span>
    </li>
  )
}
