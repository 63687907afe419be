import { PlusIcon } from 'lucide-react'
import { useSelection } from '@/components/list-screen/selection'
import { Button } from '@/components/ui/button'

/** Makes a new item: beside the heading, and on phones under the thumb. */
export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  const { ids } = useSelection()
  // The bar of the selection takes its place.
  if (ids) return null
  return (
    <Button
      data-shortcut="new"
      aria-keyshortcuts="n"
      className="max-sm:fixed max-sm:right-4 max-sm:bottom-[max(1rem,env(safe-area-inset-bottom))] max-sm:z-20 max-sm:h-14! max-sm:rounded-full! max-sm:shadow-[0_4px_24px_rgb(0_0_0/0.7)] tight:static tight:h-auto!"
      onClick={onClick}
    >
      <PlusIcon aria-hidden />
      {label}
    </Button>
  )
}
