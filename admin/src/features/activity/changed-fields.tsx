import { m } from '@/lib/messages'
import { labelOf, wordsOf } from './field-words'
import type { Activity } from './queries'

export function ChangedFields({ activity }: { activity: Activity }) {
  const { before, after, kind } = activity
  const fields = Object.entries(after ?? {}).filter(
    ([name, value]) => before || value === false || wordsOf(name, value) || name === 'picture'
  )
  return (
    <dl className="grid gap-5">
      {fields.map(([name, value]) => (
        <div key={name} className="grid gap-2">
          <dt className="font-bold text-pale">{labelOf(name, kind)}</dt>
          <dd className="grid gap-2 sm:grid-cols-2">
            {before && <State title={m.before()} name={name} value={before[name]} isPast />}
            <State title={m.after()} name={name} value={value} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

interface StateProps {
  title: string
  name: string
  value: unknown
  isPast?: boolean
}

function State({ title, name, value, isPast = false }: StateProps) {
  return (
    <div
      className={`min-w-0 rounded-control border-l-4 bg-background px-4 py-3 ${isPast ? 'border-border-strong' : 'border-primary'}`}
    >
      <p className="text-sm text-muted-foreground">{title}</p>
      {name === 'picture' ? (
        <Thumbnail picture={value as { url: string | null } | null} />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">
          {wordsOf(name, value) || m.nothingHere()}
        </p>
      )}
    </div>
  )
}

function Thumbnail({ picture }: { picture: { url: string | null } | null }) {
  if (!picture) return <p>{m.noPicture()}</p>
  if (!picture.url) return <p>{m.pictureNotKept()}</p>
  return (
    <img
      src={picture.url}
      alt=""
      loading="lazy"
      decoding="async"
      className="mt-1 h-24 w-auto max-w-full rounded-control object-contain"
    />
  )
}
