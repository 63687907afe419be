import { useQuery } from '@tanstack/react-query'
import { PageTitle } from '@/components/page-title'
import { ListMessage } from '@/components/list-screen/list-message'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Account } from './account'
import { NotificationSwitch } from './notification-switch'
import { settingsQuery } from './queries'
import { Recipients } from './recipients'

export default function SettingsPage() {
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageTitle title="Settings" />
      <div className="grid max-w-180 gap-6">
        {settings.data ? (
          <>
            {/* An answer without the switch means on. */}
            <NotificationSwitch isOn={settings.data.emailNotifications ?? true} />
            <Recipients emails={settings.data.notificationEmails} />
          </>
        ) : settings.isPaused ? (
          <ListMessage
            piece="king"
            title="The settings are not on this device yet"
            hint="They load when the network is back."
          />
        ) : settings.isError ? (
          <ListMessage
            piece="king"
            title="The settings could not be loaded"
            hint="Check the connection, then try again."
          >
            <Button variant="outline" onClick={() => void settings.refetch()}>
              Try Again
            </Button>
          </ListMessage>
        ) : (
          <div
            aria-busy
            className="grid animate-in gap-6 delay-150 duration-1 fade-in-0 fill-mode-both"
          >
            <Skeleton className="h-28 rounded-panel" />
            <Skeleton className="h-56 rounded-panel" />
          </div>
        )}
        <Account />
      </div>
    </>
  )
}
