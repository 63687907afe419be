import { useQuery } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { PageTitle } from '@/components/page-title'
import { ListMessage } from '@/components/list-message'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { ChangePassword } from './change-password'
import { LanguageChoice } from './language-choice'
import { NotificationSwitch } from './notification-switch'
import { PageLink } from './page-link'
import { settingsQuery } from './queries'
import { ReadyReplies } from './ready-replies'
import { Recipients } from './recipients'

export default function SettingsPage() {
  const settings = useQuery(settingsQuery)
  return (
    <>
      <PageTitle title={m.settings()} />
      <div className="grid max-w-180 gap-6">
        {settings.data ? (
          <>
            {/* An answer without the switch means on. */}
            <NotificationSwitch isOn={settings.data.emailNotifications ?? true} />
            <Recipients emails={settings.data.notificationEmails} />
          </>
        ) : settings.isPaused ? (
          <ListMessage piece="king" title={m.settingsNotHere()} hint={m.settingsLoadLater()} />
        ) : settings.isError ? (
          <ListMessage piece="king" title={m.settingsFailed()} hint={m.checkConnection()}>
            <Button variant="outline" onClick={() => void settings.refetch()}>
              {m.tryAgain()}
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
        <ReadyReplies />
        <LanguageChoice />
        <ChangePassword />
        <PageLink
          title={m.security()}
          hint={m.securityHint()}
          label={m.seeSecurity()}
          to={paths.security}
        />
        <PageLink
          title={m.activity()}
          hint={m.activityHint()}
          label={m.seeActivity()}
          to={paths.activity}
        />
      </div>
    </>
  )
}
