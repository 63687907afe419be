import { withoutMarkup } from '@/lib/markup'
import { MedalIcon, Trash2Icon, TrophyIcon } from 'lucide-react'
import { useState } from 'react'
import { toast } from 'sonner'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { FieldError } from '@/components/form-field'
import { unreadable } from '@/features/items/picture/picture-source'
import { pictureUrl } from '@/features/items/picture/form-picture'
import { Button } from '@/components/ui/button'
import { formatMoment } from '@/lib/format'
import { dropShare, putShare, textOf, type Share } from '@/lib/outbox/shares'

const tournament = { path: paths.tournaments, words: m.newTournament(), Icon: TrophyIcon }
const achievement = { path: paths.achievements, words: m.newAchievement(), Icon: MedalIcon }

interface Props {
  share: Share
  onOpen: (path: string) => void
}

export function SharedItem({ share, onOpen }: Props) {
  const text = withoutMarkup(textOf(share))
  const [first, second] = text ? [tournament, achievement] : [achievement, tournament]
  const moment = formatMoment(new Date(share.receivedAt).toISOString())

  function discard() {
    void dropShare(share)
    toast(m.shareDiscarded(), {
      action: { label: m.undo(), onClick: () => void putShare(share) },
    })
  }

  return (
    <li className="grid gap-4 rounded-panel border bg-card p-4 sm:p-6">
      <p className="text-sm text-muted-foreground">{m.sharedAt({ moment })}</p>
      {share.files.length > 0 && (
        <ul className="flex flex-wrap gap-3">
          {share.files.map((file, index) => (
            <li key={index}>
              <SharedPicture file={file} />
            </li>
          ))}
        </ul>
      )}
      {share.files.length > 1 && (
        <p className="text-sm text-muted-foreground">{m.sharedPictures()}</p>
      )}
      {text && <p className="line-clamp-4 wrap-anywhere whitespace-pre-wrap">{text}</p>}
      <div className="grid gap-3 sm:flex">
        <Button onClick={() => onOpen(first.path)}>
          <first.Icon aria-hidden />
          {first.words}
        </Button>
        <Button variant="outline" onClick={() => onOpen(second.path)}>
          <second.Icon aria-hidden />
          {second.words}
        </Button>
        <Button variant="ghost" className="text-destructive! sm:ml-auto" onClick={discard}>
          <Trash2Icon aria-hidden />
          {m.discard()}
        </Button>
      </div>
    </li>
  )
}

function SharedPicture({ file }: { file: File }) {
  const [isBroken, setBroken] = useState(false)
  if (isBroken) return <FieldError>{`${file.name}: ${unreadable(file)}`}</FieldError>
  return (
    <img
      src={pictureUrl(file)}
      alt={file.name}
      className="max-h-32 max-w-full rounded-control border object-contain sm:max-h-48"
      onError={() => setBroken(true)}
    />
  )
}
