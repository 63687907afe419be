import { ItemCard } from '@/components/item-card'
import { ItemPicture } from '@/components/item-picture'
import type { Data } from '@/lib/data'

interface Props {
  tournament: Data.Tournament
  onEdit: () => void
  onDelete: () => void
}

export function TournamentCard({ tournament, onEdit, onDelete }: Props) {
  const { title, description, banner, bannerPicture, isActive, createdAt } = tournament
  return (
    <ItemCard
      title={title}
      isActive={isActive}
      createdAt={createdAt}
      onEdit={onEdit}
      onDelete={onDelete}
      picture={
        banner && (
          <ItemPicture
            url={banner}
            picture={bannerPicture}
            alt={`Banner of ${title}`}
            ratio="banner"
            sizes="(min-width: 1280px) 300px, (min-width: 640px) 50vw, 100vw"
          />
        )
      }
    >
      <p className="line-clamp-3 text-muted-foreground">{description}</p>
    </ItemCard>
  )
}
