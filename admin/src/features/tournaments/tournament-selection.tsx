import { useBulk, type Job } from '@/components/list-screen/bulk'
import { SelectionBar } from '@/components/list-screen/selection-bar'
import { Button } from '@/components/ui/button'
import { api, multipart } from '@/lib/api'
import type { Data } from '@/lib/data'
import { tournamentsQuery } from './queries'

type Item = Data.Tournament

function showing(isActive: boolean): Job<Item> {
  const body = new FormData()
  body.set('isActive', String(isActive))
  return {
    verb: isActive ? 'activate' : 'deactivate',
    past: isActive ? 'activated' : 'deactivated',
    call: (item) =>
      api.admin.tournaments.update({ params: { id: item._id }, body: multipart(body) }),
    after: (item) => [{ ...item, isActive }],
  }
}
const activation: Job<Item> = { ...showing(true), undo: showing(false) }
const deactivation: Job<Item> = { ...showing(false), undo: showing(true) }
const deletion: Job<Item> = {
  verb: 'delete',
  past: 'deleted',
  call: (item) => api.admin.tournaments.destroy({ params: { id: item._id } }),
  after: () => [],
  undo: {
    verb: 'restore',
    past: 'restored',
    call: (item) => api.admin.tournamentRestorations.store({ params: { id: item._id } }),
  },
}

export function TournamentSelection({ items }: { items: Item[] }) {
  const bulk = useBulk<Item>({
    key: tournamentsQuery.queryKey,
    one: 'tournament',
    many: 'tournaments',
    nameOf: (item) => item.title,
  })
  const change = (chosen: Item[], isActive: boolean) =>
    void bulk.run(
      // Those that are so already stay out of it, and out of Undo.
      chosen.filter((item) => item.isActive !== isActive),
      isActive ? activation : deactivation
    )
  return (
    <SelectionBar items={items} bulk={bulk} deletion={deletion}>
      {(chosen) => (
        <>
          <Button variant="outline" size="sm" onClick={() => change(chosen, true)}>
            Activate
          </Button>
          <Button variant="outline" size="sm" onClick={() => change(chosen, false)}>
            Deactivate
          </Button>
        </>
      )}
    </SelectionBar>
  )
}
