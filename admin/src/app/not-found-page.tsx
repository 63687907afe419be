import { Link } from 'react-router-dom'
import { paths } from '@/paths'
import { Piece } from '@/components/piece'
import { usePageTitle } from '@/components/page-title'
import { Button } from '@/components/ui/button'

export default function NotFoundPage() {
  usePageTitle('Page Not Found')
  return (
    <div className="grid justify-items-center gap-4 py-24 text-center">
      <Piece name="pawn" className="size-16 text-muted-foreground" />
      <h1 className="text-2xl font-bold">Page Not Found</h1>
      <p className="text-muted-foreground">This square is not on the board.</p>
      <Button asChild>
        <Link to={paths.tournaments}>Go to Tournaments</Link>
      </Button>
    </div>
  )
}
