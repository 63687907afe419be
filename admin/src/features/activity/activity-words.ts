import type { AppLanguage } from '@academy/api/shared/languages'
import type { ReplyTopic } from '@academy/api/shared/ready_replies'
import * as m from 'virtual:admin-messages'
import { deviceWords } from '@/lib/device-words'
import { formatDay } from '@/lib/format'
import { topicNames } from '@/lib/ready-replies'
import { labelOf, languageName } from './field-words'
import type { Activity } from './queries'

/** Who did it, as the sentence begins. */
function whoOf({ origin, email }: Activity, own: string | undefined): string {
  if (origin === 'command') return m.byCommand()
  if (origin === 'server') return m.byServer()
  return email && email !== own ? m.byDirector({ email }) : m.byYou()
}

const ABOUT_DEVICE: Activity['deed'][] = ['device_ended', 'passkey_added', 'passkey_removed']

/** What it was done to. */
export function whatOf({ deed, kind, name, itemId }: Activity): string {
  if (ABOUT_DEVICE.includes(deed)) {
    const [browser = null, os = null] = name?.split(' on ') ?? []
    return deviceWords({ browser, os })
  }
  if (kind === 'settings') return m.theSettings()
  if (kind === 'contacts') return name ? m.messageOfDay({ day: formatDay(name) }) : m.aMessage()
  if (kind === 'ready_replies' && itemId) {
    const [topic, language] = itemId.split('.') as [ReplyTopic, AppLanguage]
    return m.replyNamed({ topic: topicNames[topic](), language: languageName(language) })
  }
  if (name) return kind === 'account' ? name : `“${name}”`
  return kind === 'tournaments' ? m.aTournament() : m.anAchievement()
}

/** 'You hid “Winter Open”'. */
export function sentenceOf(activity: Activity, own: string | undefined): string {
  const { deed, after } = activity
  const who = whoOf(activity, own)
  const count = after?.['count']
  if (typeof count === 'number') return m.didPurgeMessages({ who, count })
  const parts = { who, what: whatOf(activity) }
  switch (deed) {
    case 'created':
      return m.didCreate(parts)
    case 'changed':
      return m.didChange(parts)
    case 'shown':
      return m.didShow(parts)
    case 'hidden':
      return m.didHide(parts)
    case 'deleted':
      return m.didDelete(parts)
    case 'restored':
      return m.didRestore(parts)
    case 'purged':
      return m.didPurge(parts)
    case 'brought_back':
      return m.didBringBack(parts)
    case 'marked_new':
      return m.didMarkNew(parts)
    case 'read':
      return m.didRead(parts)
    case 'answered':
      return m.didAnswer(parts)
    case 'noted':
      return m.didNote(parts)
    case 'reminded':
      return m.didRemind(parts)
    case 'mailed':
      return m.didMail(parts)
    case 'language_changed':
      return m.didChangeLanguage({ who })
    case 'password_changed':
      return m.didChangePassword({ who })
    case 'director_added':
      return m.didAddDirector(parts)
    case 'signed_in':
      return m.didSignIn({ who })
    case 'signed_out':
      return m.didSignOut({ who })
    case 'signed_out_everywhere':
      return m.didSignOutEverywhere({ who })
    case 'device_ended':
      return m.didEndDevice(parts)
    case 'passkey_added':
      return m.didAddPasskey(parts)
    case 'passkey_removed':
      return m.didRemovePasskey(parts)
  }
}

/** The fields that a change has altered, as the form calls them. */
export function fieldsOf({ before, after, kind }: Activity): string[] {
  return before ? Object.keys(after ?? {}).map((name) => labelOf(name, kind)) : []
}
