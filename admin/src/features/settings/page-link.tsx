import { Link } from 'react-router-dom'
import { Button } from '@/components/ui/button'

interface Props {
  title: string
  hint: string
  label: string
  to: string
}

/** The way from the settings to a page of their own. */
export function PageLink({ title, hint, label, to }: Props) {
  return (
    <section className="grid justify-items-start gap-4 rounded-panel border bg-card p-5">
      <h2 className="text-xl font-bold">{title}</h2>
      <p className="-mt-3 text-muted-foreground">{hint}</p>
      <Button asChild variant="outline" className="max-sm:w-full">
        <Link to={to}>{label}</Link>
      </Button>
    </section>
  )
}
