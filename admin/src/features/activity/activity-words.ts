import { languages, type Language } from '@academy/api/shared/languages/languages'
import type { ReplyTopic } from '@academy/api/shared/text/ready_replies'
import { classWords } from '@academy/api/shared/words/batch_words'
import { deviceWords, type Device } from '@academy/api/shared/words/device_words'
import { m } from '@/lib/messages'
import type { Data } from '@/lib/data'
import { formatCalendarDate, formatDay } from '@/lib/format'
import { language as appLanguage } from '@/lib/language'
import { topicNames } from '@/lib/ready-replies'

export type Activity = Data.Activity

function whoOf({ origin, email }: Activity, own: string | undefined): string {
  if (origin === 'command') return m.byCommand()
  if (origin === 'server') return m.byServer()
  return email && email !== own ? m.byDirector({ email }) : m.byYou()
}

function whatOf({ kind, name, lesson, itemId, after }: Activity): string {
  const device = after?.['device'] as Device | undefined
  if (device) return deviceWords(appLanguage(), device)
  if (kind === 'settings') return m.theSettings()
  if (kind === 'contacts') return name ? m.messageOfDay({ day: formatDay(name) }) : m.aMessage()
  if (kind === 'ready_replies' && itemId) {
    const [topic, language] = itemId.split('.') as [ReplyTopic, Language]
    return m.replyNamed({ topic: topicNames[topic](), language: languages[language] })
  }
  if (kind === 'notices') {
    return name ? m.noticeOfDay({ day: formatCalendarDate(name) }) : m.aNotice()
  }
  if (lesson) return `“${classWords(appLanguage(), lesson)}”`
  if (name) return kind === 'account' ? name : `“${name}”`
  if (kind === 'classes') return m.aClass()
  return kind === 'tournaments' ? m.aTournament() : m.anAchievement()
}

const sentences: Partial<
  Record<Activity['action'], (parts: { who: string; what: string }) => string>
> = {
  created: m.didCreate,
  changed: m.didChange,
  shown: m.didShow,
  hidden: m.didHide,
  deleted: m.didDelete,
  restored: m.didRestore,
  purged: m.didPurge,
  reverted: m.didRevert,
  answered: m.didAnswer,
  noted: m.didNote,
  reminded: m.didRemind,
  mailed: m.didMail,
  language_changed: m.didChangeLanguage,
  password_changed: m.didChangePassword,
  director_added: m.didAddDirector,
  director_removed: m.didRemoveDirector,
  signed_in: m.didSignIn,
  signed_out: m.didSignOut,
  signed_out_everywhere: m.didSignOutEverywhere,
  device_ended: m.didEndDevice,
  other_devices_ended: m.didEndOtherDevices,
  passkey_added: m.didAddPasskey,
  passkey_removed: m.didRemovePasskey,
}

/** Empty for an action that this version of the app does not know. */
export function sentenceOf(activity: Activity, own: string | undefined): string {
  const { action, after } = activity
  const who = whoOf(activity, own)
  const count = after?.['count']
  if (typeof count === 'number') return m.didPurgeMessages({ who, count })
  return sentences[action]?.({ who, what: whatOf(activity) }) ?? ''
}
