import { useId } from 'react'
import { m } from '@/lib/messages'
import { Switch } from '@/components/ui/switch'
import { useToggleNotifications } from './queries'

export function NotificationSwitch({ isOn }: { isOn: boolean }) {
  const id = useId()
  const toggle = useToggleNotifications()
  return (
    <section className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border bg-card p-5">
      <div className="min-w-0 flex-[1_1_16rem]">
        <h2 id={`${id}-name`} className="text-xl font-bold">
          {m.emailNotifications()}
        </h2>
        <p id={`${id}-hint`} className="mt-1 text-muted-foreground">
          {m.emailNotificationsHint()}
        </p>
      </div>
      <Switch
        aria-labelledby={`${id}-name`}
        aria-describedby={`${id}-hint`}
        checked={isOn}
        disabled={toggle.isPending}
        onCheckedChange={(enabled) => toggle.mutate(enabled)}
      />
    </section>
  )
}
