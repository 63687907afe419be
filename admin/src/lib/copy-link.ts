import { toast } from 'sonner'
import { m } from '@/lib/messages'

export async function copyLink(path: string) {
  try {
    await navigator.clipboard.writeText(window.location.origin + path)
    toast.success(m.linkCopied())
  } catch {
    // Without a secure connection, or forbidden: the link itself can still be copied by hand.
    toast.error(m.linkNotCopied())
  }
}
