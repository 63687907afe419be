import { useBulk, type Job } from '@/components/list-screen/bulk'
import { SelectionBar } from '@/components/list-screen/selection-bar'
import { Button } from '@/components/ui/button'
import { api, multipart } from '@/lib/api'
import type { Tournament } from '@/lib/data'
import { tournamentsQuery } from './queries'

type Item = Tournament

function showing(isActive: boolean): Job<Item> {
  const form = new FormData()
  form.set('isActive', String(isActive))
  return {
    verb: isActive ? 'activate' : 'deactivate',
    past: isActive ? 'activated' : 'deactivated',
    async call({ _id: id }) {
      const body = multipart(form)
      return [(await api.admin.tournaments.update({ params: { id }, body })).data]
    },
  }
}
const activation: Job<Item> = { ...showing(true), undo: showing(false) }
const deactivation: Job<Item> = { ...showing(false), undo: showing(true) }
const deletion: Job<Item> = {
  verb: 'delete',
  past: 'deleted',
  async call({ _id: id }) {
    await api.admin.tournaments.destroy({ params: { id } })
    return []
  },
  undo: {
    verb: 'restore',
    past: 'restored',
    async call({ _id: id }) {
      await api.admin.tournamentRestorations.store({ params: { id } })
      return undefined
    },
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
