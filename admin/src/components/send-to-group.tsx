import { LANGUAGES, languages, type Language } from '@academy/api/shared/languages/languages'
import { ForwardIcon } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { m } from '@/lib/messages'

interface Props {
  /** Opens WhatsApp with the message in `sentIn`. */
  href: string
  sentIn: Language
  onSentIn: (language: Language) => void
}

/** Sends a message to a group; beside the button is its language. */
export function SendToGroup({ href, sentIn, onSentIn }: Props) {
  return (
    <div className="flex items-center gap-1 max-sm:grow max-sm:justify-between">
      <Button asChild variant="ghost" size="sm" className="px-3! text-sm! text-primary!">
        <a href={href} target="_blank" rel="noopener">
          <ForwardIcon aria-hidden />
          {m.sendToWhatsapp()}
        </a>
      </Button>
      <select
        aria-label={m.messageLanguage()}
        className="min-h-12 cursor-pointer rounded-control bg-card px-2 text-sm text-pale hover:bg-secondary"
        value={sentIn}
        onChange={({ target }) => onSentIn(target.value as Language)}
      >
        {LANGUAGES.map((one) => (
          <option key={one} value={one} lang={one}>
            {languages[one]}
          </option>
        ))}
      </select>
    </div>
  )
}
