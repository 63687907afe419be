import { useQuery } from '@tanstack/react-query'
import { m } from '@/lib/messages'
import { NotLoaded } from '@/components/not-loaded'
import { Switch } from '@/components/ui/switch'
import { api } from '@/lib/api'
import { changeLatest } from '@/lib/change-latest'
import { ifMatch } from '@/lib/if-match'
import { readSettings, settingsQuery, useSettingsChange } from './queries'
import { Recipients } from './recipients'
import { SettingSection } from './setting-section'

const turn = (enabled: boolean) =>
  changeLatest({
    read: readSettings,
    edit: () => ({ enabled }),
    async write(body, { version }) {
      const headers = ifMatch(version)
      return (await api.admin.notificationSwitches.update({ body, headers })).data
    },
  })

/** The switch of the mails, and who gets them. */
export function Notifications() {
  const settings = useQuery(settingsQuery)
  const toggle = useSettingsChange(turn, {
    failure: m.notificationsFailed(),
    done: m.notificationsUpdated(),
  })
  const { data } = settings
  if (!data) return <NotLoaded query={settings} failure={m.settingsFailed()} />
  return (
    <>
      <SettingSection
        isRow
        id="notifications"
        title={m.emailNotifications()}
        hint={m.emailNotificationsHint()}
      >
        <Switch
          aria-labelledby="notifications-title"
          aria-describedby="notifications-hint"
          // An answer without the switch means on.
          checked={data.emailNotifications ?? true}
          disabled={toggle.isPending}
          onCheckedChange={(enabled) => toggle.mutate(enabled)}
        />
      </SettingSection>
      <Recipients emails={data.notificationEmails} />
    </>
  )
}
