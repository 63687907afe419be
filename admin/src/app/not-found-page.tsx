import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { Piece } from '@/components/piece'
import { usePageTitle } from '@/components/page-title'
import { Button } from '@/components/ui/button'

export function NotFoundPage() {
  usePageTitle(m.notFoundTitle())
  return (
    <div className="grid justify-items-center gap-4 py-16 text-center">
      <Piece name="promotion" />
      <h1 className="text-2xl font-bold">{m.notFoundTitle()}</h1>
      <p className="text-muted-foreground">{m.notFoundText()}</p>
      <Button asChild>
        <Link to={paths.tournaments}>{m.goToTournaments()}</Link>
      </Button>
    </div>
  )
}
