import { CopyIcon } from 'lucide-react'
import { toast } from 'sonner'
import * as m from 'virtual:admin-messages'
import { Button } from '@/components/ui/button'

/** The address under which visitors find an item: to be looked at, and to be copied. */
export function PublicLink({ path }: { path: string }) {
  const { origin, host } = window.location

  async function copy() {
    try {
      await navigator.clipboard.writeText(origin + path)
      toast.success(m.linkCopied())
    } catch {
      // Without a secure connection, or forbidden: the link itself can still be copied by hand.
      toast.error(m.linkNotCopied())
    }
  }

  return (
    <div className="mt-3 flex items-start gap-2">
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="flex min-h-12 min-w-0 grow items-center text-sm wrap-anywhere text-pale underline underline-offset-4"
      >
        {host + path}
      </a>
      <Button variant="outline" size="icon" aria-label={m.copyLink()} onClick={() => void copy()}>
        <CopyIcon aria-hidden />
      </Button>
    </div>
  )
}
