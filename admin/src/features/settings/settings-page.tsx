import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { m } from '@/lib/messages'
import { paths } from '@/paths'
import { PageTitle } from '@/components/page-title'
import { ListMessage } from '@/components/list-message'
import { Button } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { Switch } from '@/components/ui/switch'
import { ChangePassword } from './change-password'
import { LanguageChoice } from './language-choice'
import { settingsQuery, useToggleNotifications } from './queries'
import { ReadyReplies } from './ready-replies'
import { Recipients } from './recipients'
import { SettingRow } from './setting-row'

const pages = [
  [m.security(), m.securityHint(), m.seeSecurity(), paths.security],
  [m.activity(), m.activityHint(), m.seeActivity(), paths.activity],
] as const

export default function SettingsPage() {
  const settings = useQuery(settingsQuery)
  const toggle = useToggleNotifications()
  return (
    <>
      <PageTitle title={m.settings()} />
      <div className="grid max-w-180 gap-6">
        {settings.data ? (
          <>
            <SettingRow title={m.emailNotifications()} hint={m.emailNotificationsHint()}>
              {(named) => (
                <Switch
                  {...named}
                  // An answer without the switch means on.
                  checked={settings.data.emailNotifications ?? true}
                  disabled={toggle.isPending}
                  onCheckedChange={(enabled) => toggle.mutate(enabled)}
                />
              )}
            </SettingRow>
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
        {pages.map(([title, hint, label, to]) => (
          <SettingRow key={to} title={title} hint={hint}>
            {() => (
              <Button asChild variant="outline" className="max-sm:w-full">
                <Link to={to}>{label}</Link>
              </Button>
            )}
          </SettingRow>
        ))}
      </div>
    </>
  )
}
