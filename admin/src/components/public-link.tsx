import { CopyIcon } from 'lucide-react'
import { m } from '@/lib/messages'
import { IconButton } from '@/components/icon-button'
import { copyLink } from '@/lib/copy-link'

/** The address under which visitors find an item: to be looked at, and to be copied. */
export function PublicLink({ path }: { path: string }) {
  return (
    <div className="mt-3 flex items-start gap-2">
      <a
        href={path}
        target="_blank"
        rel="noopener"
        className="flex min-h-12 min-w-0 grow items-center text-sm wrap-anywhere text-pale underline underline-offset-4"
      >
        {window.location.host + path}
      </a>
      <IconButton
        Icon={CopyIcon}
        variant="outline"
        label={m.copyLink()}
        onClick={() => void copyLink(path)}
      />
    </div>
  )
}
