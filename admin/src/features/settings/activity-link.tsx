import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { Button } from '@/components/ui/button'

/** The way to the list of what was changed. */
export function ActivityLink() {
  return (
    <section className="grid justify-items-start gap-4 rounded-panel border bg-card p-5">
      <h2 className="text-xl font-bold">{m.activity()}</h2>
      <p className="-mt-3 text-muted-foreground">{m.activityHint()}</p>
      <Button asChild variant="outline" className="max-sm:w-full">
        <Link to={paths.activity}>{m.seeActivity()}</Link>
      </Button>
    </section>
  )
}
